import { Modal } from '@callboard/kit/dialogs'
import { Button, Stack } from '@callboard/kit/ui'
import type { Slot } from '@callboard/scheduling/contract'
import { Facts } from './facts.tsx'

/** The last look before the place is taken. */
export default function ConfirmBooking(props: {
  readonly slot: Slot
  readonly role: string
  readonly sessionZone: string
  /** Of an appointment that there is. */
  readonly isMove: boolean
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.isMove ? 'Move your appointment' : 'Confirm Audition'}
      size="sm"
    >
      <Stack gap="lg">
        <Facts role={props.role} start={props.slot.start} sessionZone={props.sessionZone} />
        <Stack gap="sm">
          <Button size="md" data-autofocus loading={props.busy} onClick={props.onConfirm}>
            {props.isMove ? 'Move' : 'Confirm'}
          </Button>
          <Button size="md" variant="default" onClick={props.onClose}>
            Choose another time
          </Button>
        </Stack>
      </Stack>
    </Modal>
  )
}
