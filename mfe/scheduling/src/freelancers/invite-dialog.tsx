import { dayIn } from '@callboard/core/http-contract'
import {
  BOOKED_ELSEWHERE,
  type FoundFreelancer,
  NOTHING_CHOSEN,
  type RequestRow,
  WORKER_ROLES,
} from '@callboard/freelancers/contract'
import { ApiError, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { SortableList } from '@callboard/kit/sorting'
import { ActionFault, Alert, Button, confirm, Group, Stack, Text } from '@callboard/kit/ui'
import type { SessionView } from '@callboard/projects/contract'
import { useState } from 'react'
import { askFreelancersAction, bookFreelancerAction } from '../data/freelancers.ts'
import { ChooseDates, type DatesChosen, takenBy } from './choose-dates.tsx'
import { isBookedOn } from './free-on.ts'
import { nameOf } from './freelancer-card.tsx'
import styles from './requests.module.css'
import { sayRoles, type WorkerRole } from './words.ts'

/** Whom it is about, and the request that a booking is made by. */
export type Invited =
  | { readonly kind: 'ask'; readonly people: readonly FoundFreelancer[] }
  | { readonly kind: 'book'; readonly request: RequestRow }

const listed = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names)

/** Chosen work that people do not name in their profiles, which forbids nothing. */
const otherWork = (people: readonly FoundFreelancer[], picked: DatesChosen): readonly string[] => {
  const chosen = WORKER_ROLES.filter((role) => Object.values(picked).some((roles) => roles.includes(role)))
  return people.flatMap((person) => {
    const other = chosen.filter((role) => !person.will_work_as.includes(role))
    return other.length > 0 ? `${nameOf(person)} does not name ${sayRoles(other)} in their profile.` : []
  })
}

/** Names of those whom the reader knows no booking of. */
function newcomersTo(
  session: SessionView,
  invited: Invited,
  people: readonly FoundFreelancer[],
): readonly string[] {
  const isBookedHere = (id: string) => session.dates.some((date) => isBookedOn(date, id))
  if (invited.kind === 'ask')
    return people
      .filter(({ _id, booked_before, taken }) => {
        const isBooked = taken.some(({ booked, by }) => booked && by !== null)
        return !booked_before && !isBooked && !isBookedHere(_id)
      })
      .map(nameOf)
  const { booked_before, requested_person } = invited.request
  return booked_before || isBookedHere(requested_person._id) ? [] : [requested_person.name]
}

const isAsked = (error: unknown) => error instanceof ApiError && error.code === BOOKED_ELSEWHERE

/** What was asked for and nobody has yet. */
function proposed(session: SessionView, invited: Invited): DatesChosen {
  if (invited.kind === 'ask') return {}
  return Object.fromEntries(
    invited.request.dates.map(({ _id, roles }) => {
      const date = session.dates.find((one) => one._id === _id)
      return [_id, roles.filter((role) => date && takenBy(date, role) === undefined)]
    }),
  )
}

/** @returns the number of bookings that the person agrees to */
async function askToBookBeside(name: string, { message, details }: ApiError): Promise<number | undefined> {
  const { bookings = 0 } = details
  const agrees = await confirm({
    title: `Want to book ${name} all the same?`,
    text: bookings > 0 ? `${message} Talk to ${name} before you book.` : message,
    action: 'Book anyway',
  })
  return agrees ? bookings : undefined
}

/** Asks freelancers for dates of the session, the first before the second, or books one who was asked. */
export default function InviteDialog(props: {
  readonly session: SessionView
  readonly invited: Invited
  readonly onInvited?: () => void
  readonly onClose: () => void
}) {
  const { session, invited, onClose } = props
  const today = dayIn(session.time_zone, new Date())
  const dates = session.dates.filter(({ date }) => date >= today)
  const [chosen, setChosen] = useState(() => proposed(session, invited))
  const [isEmpty, setEmpty] = useState(false)
  const [people, setPeople] = useState(() => (invited.kind === 'ask' ? invited.people : []))
  const ask = useAction(askFreelancersAction, {
    onDone: () => {
      props.onInvited?.()
      onClose()
    },
  })
  const book = useAction(bookFreelancerAction, {
    onDone: onClose,
    onRefused: async (refusal, input) => {
      if (refusal.code !== BOOKED_ELSEWHERE) return undefined
      const agreed_bookings = await askToBookBeside(name, refusal)
      if (agreed_bookings !== undefined) return { ...input, agreed_bookings }
      // The question was the answer: nothing is wrong with what is chosen.
      book.reset()
      return undefined
    },
  })
  const name = invited.kind === 'ask' ? listed(people.map(nameOf)) : invited.request.requested_person.name
  const newcomers = newcomersTo(session, invited, people)
  const isAgain = invited.kind === 'book' && invited.request.status === 'book'
  const action = invited.kind === 'ask' ? 'Invite' : isAgain ? 'Book Again' : 'Book'
  const picked = Object.fromEntries(
    Object.entries(chosen).flatMap(([id, roles]): [string, WorkerRole[]][] =>
      roles.length > 0 && dates.some(({ _id }) => _id === id) ? [[id, [...roles]]] : [],
    ),
  )
  const isAllTaken = dates.every((date) => WORKER_ROLES.every((role) => takenBy(date, role) !== undefined))
  const send = () => {
    const nothing = Object.keys(picked).length === 0
    setEmpty(nothing)
    if (nothing || ask.busy || book.busy) return
    if (invited.kind === 'ask')
      void ask.run({
        session: session._id,
        requested_people: people.map(({ _id }) => _id),
        dates: picked,
      })
    else
      void book.run({
        id: invited.request._id,
        session: session._id,
        requested_person: invited.request.requested_person._id,
        dates: picked,
      })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={people.length > 1 ? `Invite ${people.length} people` : `${action} ${name}`}
      size="lg"
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {invited.kind === 'ask'
            ? `${people.length === 1 ? name : 'Each'} is told as their profile wishes, and answers Yes, No or Second Hold.`
            : `${name} runs these dates from now on and gets them by e-mail, with a file for the calendar. What you leave out is not held any more.`}
        </Text>
        {people.length > 1 ? (
          <div>
            <Text size="sm" fw={550}>
              In this order: who stands higher comes first when a hold falls away.
            </Text>
            <SortableList
              label="People in their order"
              items={people.map((person) => ({ id: person._id, name: nameOf(person) }))}
              onSort={(ids) =>
                setPeople(people.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id)))
              }
              end={(_, at) => <span className={styles.rank}>{at + 1}</span>}
            />
          </div>
        ) : null}
        <ChooseDates
          dates={dates}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next)
            setEmpty(false)
          }}
          people={people}
        />
        {newcomers.length > 0 ? (
          <Alert color="gray" variant="light">
            Confirm the rate before you book: {listed(newcomers)} {newcomers.length === 1 ? 'has' : 'have'} no
            booking with you yet.
          </Alert>
        ) : null}
        {otherWork(people, picked).map((words) => (
          <Text key={words} size="sm" role="status">
            {words}
          </Text>
        ))}
        {isAllTaken ? (
          <Text size="sm" role="status">
            {dates.length === 0
              ? 'All dates of this session have passed.'
              : 'All work on these dates is given. Release somebody first.'}
          </Text>
        ) : null}
        {isEmpty ? (
          <Text size="sm" c="red" role="alert">
            {NOTHING_CHOSEN}
          </Text>
        ) : null}
        <ActionFault error={ask.error ?? (isAsked(book.error) ? undefined : book.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={ask.busy || book.busy} disabled={isAllTaken} onClick={send}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
