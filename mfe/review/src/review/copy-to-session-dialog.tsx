import { ApiError, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Radio } from '@callboard/kit/ticks'
import { Stack, Text } from '@callboard/kit/ui'
import { copyGroupsForm } from '@callboard/lobby/contract'
import type { ReviewView } from '@callboard/review/contract'
import { copyToSessionAction } from '../data/review.ts'
import { countWords } from '../takes/take-words.ts'
import { copiedWords } from './copied-words.ts'
import type { ShownGroup } from './review-groups.ts'

type Session = ReviewView['sessions'][number]

/** Into which session of the project the selected groups are copied, with their talent and takes. */
export default function CopyToSessionDialog(props: {
  readonly sessions: readonly Session[]
  readonly groups: readonly ShownGroup[]
  readonly onClose: () => void
  readonly onCopied: (session: Session, words: string) => void
}) {
  const { sessions, groups } = props
  const copy = useAction(copyToSessionAction, {
    onDone: (done, { targetSessionId }) => {
      const session = sessions.find(({ _id }) => _id === targetSessionId)
      if (session) props.onCopied(session, copiedWords(done, session.name))
    },
  })
  const form = useForm({
    form: copyGroupsForm,
    from: { targetSessionId: sessions.length === 1 ? (sessions[0]?._id ?? '') : '' },
    rules: ({ targetSessionId }) => ({
      targetSessionId: targetSessionId === '' ? 'Choose a session' : undefined,
    }),
    input: ({ targetSessionId }) => ({
      targetSessionId,
      oldGroupId: groups.map(({ group }) => group._id),
    }),
    action: copy,
    save: copy.run,
  })
  return (
    <Modal opened onClose={props.onClose} title="Copy to a different session">
      {sessions.length === 0 ? (
        <Stack gap="xs">
          <Text>No sessions available</Text>
          <Text c="dimmed">
            Groups are copied between the sessions of a project. This project has one only.
          </Text>
        </Stack>
      ) : (
        <FormFrame form={form} action="Copy" onCancel={props.onClose}>
          <Text c="dimmed">
            {countWords(groups.length, 'group')}, with talent and takes. What the session has already is not
            copied twice. Answers, comments and archived takes are not copied.
          </Text>
          <Radio.Group
            label="Session"
            value={form.typed.targetSessionId}
            error={form.errorAt('targetSessionId')}
            onChange={(targetSessionId) => form.change({ targetSessionId })}
          >
            <Stack gap={4} mt={4} mah={320} style={{ overflowY: 'auto' }}>
              {sessions.map(({ _id, name }) => (
                <Radio key={_id} value={_id} label={name} />
              ))}
            </Stack>
          </Radio.Group>
          {copy.error instanceof ApiError && copy.error.status >= 500 ? (
            <Text c="var(--cb-red)">An error occurred while copying groups. Please try again later.</Text>
          ) : null}
        </FormFrame>
      )}
    </Modal>
  )
}
