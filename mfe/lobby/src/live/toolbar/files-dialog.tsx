import { Modal } from '@callboard/kit/dialogs'
import { Documents } from '@callboard/kit/documents'
import { Text } from '@callboard/kit/ui'
import { useDateChoice } from './date-choice.tsx'
import type { ToolbarDialogProps } from './toolbar-entry.ts'

/** 'Edit Files': the documents of a date. */
export default function FilesDialog({ lobby, onClose }: ToolbarDialogProps) {
  const { day, choice } = useDateChoice(lobby.session)
  return (
    <Modal opened onClose={onClose} title="Edit Files" size="lg">
      {choice}
      {day ? (
        <Documents key={day} session={lobby.session._id} day={day} />
      ) : (
        <Text c="dimmed">This session has no date yet.</Text>
      )}
    </Modal>
  )
}
