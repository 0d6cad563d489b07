import { useAction } from '@callboard/kit/data'
import { IconMapPin } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { arriveOwnAction } from '../data/status.ts'

/** The check-in of a talent whom staff expect: one press, for all facts are known. */
export default function ArriveButton({ record }: { readonly record: string }) {
  const arrive = useAction(arriveOwnAction)
  return (
    <Button
      size="lg"
      leftSection={<IconMapPin size={20} />}
      loading={arrive.busy}
      onClick={() => void arrive.run({ id: record })}
    >
      I am here
    </Button>
  )
}
