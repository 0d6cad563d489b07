import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { RichText, RichTextInput } from '@callboard/kit/rich-text'
import { Checkbox } from '@callboard/kit/ticks'
import { Text } from '@callboard/kit/ui'
import { getSession, type SessionDate, type SessionView, sessionForm } from '@callboard/projects/contract'
import { saveNotesAction } from '../../data/dates.ts'
import { useDateChoice } from './date-choice.tsx'
import { sentDates } from './session-dates.ts'
import type { ToolbarDialogProps } from './toolbar-entry.ts'

/** 'Edit Notes': the casting notes of a date. */
export default function NotesDialog({ lobby, onClose }: ToolbarDialogProps) {
  const session = useAnswer(getSession, { id: lobby.session._id })
  const { day, choice } = useDateChoice(lobby.session)
  return (
    <Modal opened onClose={onClose} title="Edit Notes" size="lg">
      {choice}
      <Load state={session}>
        {(known) => {
          const date = known.dates.find(({ _id }) => _id === day)
          if (!date) return <Text c="dimmed">This session has no date yet.</Text>
          // Notes and their tick belong to super admins and casting directors, who may rename the session too.
          return known.can.rename ? (
            <NotesForm key={date._id} session={known} date={date} onClose={onClose} />
          ) : (
            <ReadNotes html={date.description} />
          )
        }}
      </Load>
    </Modal>
  )
}

const ReadNotes = ({ html }: { readonly html: string }) =>
  html === '' ? (
    <Text c="dimmed">A casting director has written no notes for this date.</Text>
  ) : (
    <RichText html={html} />
  )

function NotesForm(props: {
  readonly session: SessionView
  readonly date: SessionDate
  readonly onClose: () => void
}) {
  const { session, date, onClose } = props
  const save = useAction(saveNotesAction, { onDone: onClose })
  const form = useForm({
    form: sessionForm,
    from: { notes: date.description, shown: date.show_description_to_talent },
    version: session.version,
    draft: `notes:${date._id}`,
    fieldOf: (path) => (path.endsWith('.description') ? 'notes' : path),
    input: ({ notes, shown }) => ({
      name: session.name,
      studio: session.studio,
      dates: sentDates(session).map((sent) =>
        sent._id === date._id ? { ...sent, description: notes, show_description_to_talent: shown } : sent,
      ),
    }),
    action: save,
    save: ({ dates }, version) => save.run({ id: session._id, version, dates }),
  })
  return (
    <FormFrame form={form} what="session" action="Save notes" onCancel={onClose}>
      <RichTextInput
        label="Casting notes"
        value={form.typed.notes}
        onChange={(notes) => form.change({ notes })}
        error={form.errorAt('notes')}
      />
      <Checkbox label="Show To Talent" {...form.tick('shown')} />
    </FormFrame>
  )
}
