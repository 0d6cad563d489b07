import { Button, StateCard, useNavigate, useTitle } from '@callboard/kit'
import { IconMapPin } from '@callboard/kit/icons'

/** An address of this part that leads nowhere. */
export function NotHere() {
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
