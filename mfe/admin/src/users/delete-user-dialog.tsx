import { getManagedUser, getUserTraces } from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { allOf, Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { PeoplePicker, type Person } from '@callboard/kit/people'
import { ActionFault, Button, Group, Skeleton, Stack, Text } from '@callboard/kit/ui'
import { useMemo, useState } from 'react'
import { deleteUserAction } from '../data/accounts.ts'
import styles from '../shared/table.module.css'

type Traces = ReplyOf<typeof getUserTraces>

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
  const touched = touches(props.traces)
  const { projects_alone } = props.traces
  const [successors, setSuccessors] = useState<Person[]>([])
  const successor = successors[0]?._id
  return (
    <Stack>
      <Text fw={550} style={{ overflowWrap: 'anywhere' }}>{`Do you really want to delete ${email}?`}</Text>
      <Text>This action cannot be reversed!</Text>
      {touched.length > 0 ? (
        <div>
          <Text size="sm">It touches</Text>
          <ul className={styles.touched}>
            {touched.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          The account owns no project, runs no date and has no appointment to come.
        </Text>
      )}
      {projects_alone > 0 ? (
        <PeoplePicker
          single
          suggests
          only={CASTING_DIRECTORS}
          label="Who takes over?"
          description={`${many(projects_alone, 'project has', 'projects have').join('')} no other casting director.`}
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

const many = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]

const CASTING_DIRECTORS = ['casting_director'] as const

const touches = ({ projects, dates, appointments }: Traces): readonly string[] => [
  ...many(projects, 'project as casting director', 'projects as casting director'),
  ...many(dates, 'session date from today as manager', 'session dates from today as manager'),
  ...many(appointments, 'appointment to come', 'appointments to come'),
]
