import { useAction, useAnswer } from '@callboard/kit/data'
import { getTalentEmailDraft, type SessionView, talentEmailForm } from '@callboard/projects/contract'
import { sendTalentEmailAction } from '../../data/mails.ts'
import { MailDialog } from '../../shared/mail/mail-dialog.tsx'
import { MailForm } from '../../shared/mail/mail-form.tsx'

/** Sends talent the onboarding link of a session. */
export default function TalentEmailDialog(props: {
  readonly session: Pick<SessionView, '_id' | 'name'>
  readonly onClose: () => void
}) {
  const { session, onClose } = props
  const draft = useAnswer(getTalentEmailDraft, { id: session._id })
  const action = useAction(sendTalentEmailAction)
  return (
    <MailDialog title="Send Talent Email" draft={draft} onClose={onClose}>
      {(words) => (
        <MailForm
          form={talentEmailForm}
          words={words}
          draft={`talent-email:${session._id}`}
          action={action}
          button="Send e-mail"
          send={(mail) => action.run({ id: session._id, ...mail })}
          onClose={onClose}
        />
      )}
    </MailDialog>
  )
}
