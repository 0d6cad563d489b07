import { getManagedUser, getUserTraces } from '@callboard/accounts/contract'
import { allOf, Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { PeoplePicker, type Person } from '@callboard/kit/people'
import { ActionFault, Button, Group, Skeleton, Stack, Text } from '@callboard/kit/ui'
import { useMemo, useState } from 'react'
import { deleteUserAction } from '../data/accounts.ts'
import styles from '../shared/table.module.css'
import { goesWith, manyProjects, staysBehind, type Traces } from '../shared/traces-words.ts'

/** Asks before an account is deleted, and says what that touches. */
export default function DeleteUserDialog(props: { readonly userId: string; readonly onClose: () => void }) {
  const user = useAnswer(getManagedUser, { id: props.userId })
  const traces = useAnswer(getUserTraces, { id: props.userId })
  return (
    <Modal opened onClose={props.onClose} title="Delete user" size="sm">
      <Load
        state={allOf([user, traces])}
        failedTitle="This account could not be loaded"
        skeleton={<Skeleton height={140} />}
      >
        {([{ email }, touched]) => (
          <Question email={email} userId={props.userId} traces={touched} onClose={props.onClose} />
        )}
      </Load>
    </Modal>
  )
}

function Question(props: {
  readonly userId: string
  readonly email: string
  readonly traces: Traces
  readonly onClose: () => void
}) {
  const { email, onClose } = props
  const remove = useAction(
    useMemo(() => deleteUserAction(email), [email]),
    { onDone: onClose },
  )
  const touched = goesWith(props.traces)
  const left = staysBehind(props.traces)
  const { projects_alone } = props.traces
  const [successors, setSuccessors] = useState<Person[]>([])
  const successor = successors[0]?._id
  return (
    <Stack>
      <Text fw={550} style={{ overflowWrap: 'anywhere' }}>{`Do you really want to delete ${email}?`}</Text>
      <Text>This action cannot be reversed!</Text>
      {touched.length > 0 ? (
        <div>
          <Text size="sm">With it goes</Text>
          <ul className={styles.touched}>
            {touched.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          The account owns no project, runs no date, and has no check-in, message or appointment to come.
        </Text>
      )}
      {left.length > 0 ? (
        <div>
          <Text size="sm">What stays</Text>
          <ul className={styles.touched}>
            {left.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {projects_alone > 0 ? (
        <PeoplePicker
          single
          suggests
          only={CASTING_DIRECTORS}
          label="Who takes over?"
          description={`${manyProjects(projects_alone)} no other casting director.`}
          value={successors}
          onChange={(people) => setSuccessors(people.filter(({ _id }) => _id !== props.userId))}
        />
      ) : null}
      <ActionFault error={remove.error} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={remove.busy}
          disabled={projects_alone > 0 && successor === undefined}
          onClick={() => void remove.run({ id: props.userId, ...(successor ? { successor } : {}) })}
        >
          Delete
        </Button>
      </Group>
    </Stack>
  )
}

const CASTING_DIRECTORS = ['casting_director'] as const
