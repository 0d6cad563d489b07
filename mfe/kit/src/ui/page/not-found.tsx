import { Button } from '@mantine/core'
import { IconMapPin } from '../icons.ts'
import { useNavigate } from '../router.ts'
import { StateCard } from './state-card.tsx'
import { useTitle } from './use-title.ts'

/** An address that leads nowhere. */
export function NotFound() {
  useTitle('Not Found')
  const navigate = useNavigate()
  // A page opened from a mail has nothing behind it.
  const back = () => (history.length > 1 ? navigate(-1) : navigate('/'))
  return (
    <StateCard
      icon={<IconMapPin size={24} />}
      heading={1}
      title="Not Found"
      actions={<Button onClick={() => void back()}>Go Back</Button>}
    >
      There is no page at this address. It may have been typed wrongly, or what it led to was removed.
    </StateCard>
  )
}
