import { useAction, useAnswer } from '@callboard/kit/data'
import { getShareScheduleDraft, shareScheduleForm } from '@callboard/projects/contract'
import { listKnownTalent } from '@callboard/scheduling/contract'
import { shareScheduleAction } from '../../data/mails.ts'
import { MailDialog } from '../mail/mail-dialog.tsx'
import { MailForm } from '../mail/mail-form.tsx'

/** Mails chosen talent the booking link of a session date. */
export default function ShareScheduleDialog(props: {
  readonly session: string
  readonly day: string
  readonly onClose: () => void
}) {
  const { session, day, onClose } = props
  const draft = useAnswer(getShareScheduleDraft, { session, day })
  const known = useAnswer(listKnownTalent, { session, day })
  const action = useAction(shareScheduleAction)
  return (
    <MailDialog title="Share schedule by e-mail" draft={draft} onClose={onClose}>
      {(words) => (
        <MailForm
          form={shareScheduleForm}
          words={words}
          draft={`share-schedule:${day}`}
          action={action}
          button="Send booking link"
          known={known.kind === 'ready' ? known.data : []}
          send={(mail) => action.run({ session, day, ...mail })}
          onClose={onClose}
        />
      )}
    </MailDialog>
  )
}
