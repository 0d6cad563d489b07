import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea } from '@callboard/kit/inputs'
import { readersZone, Text } from '@callboard/kit/ui'
import { otherTimeForm } from '@callboard/scheduling/contract'
import { replyToTimeAction } from '../data/own-appointment.ts'
import type { OwnBooking } from './use-booking.ts'

/** Asks the casting office for a time that the talent cannot book by themselves. */
export default function OtherTimeDialog(props: { readonly own: OwnBooking; readonly onClose: () => void }) {
  const { own } = props
  const ask = useAction(replyToTimeAction, { onDone: props.onClose })
  const form = useForm({
    form: otherTimeForm,
    from: { note: own.reply?.note ?? '' },
    input: ({ note }) => ({
      session: own.session,
      day: own.day,
      appointment: own._id,
      answer: 'other_time' as const,
      note: note.trim(),
      time_zone: readersZone(),
    }),
    draft: `other-time:${own._id}`,
    action: ask,
    save: ask.run,
  })
  return (
    <Modal opened onClose={props.onClose} title="Ask for another time">
      <FormFrame form={form} action="Send" size="md">
        <Text c="dimmed">
          The casting office reads this and moves you if it can. Until then your place stays yours.
        </Text>
        <Textarea
          data-autofocus
          size="md"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={500}
          label="Which times would suit you?"
          {...form.text('note')}
        />
      </FormFrame>
    </Modal>
  )
}
