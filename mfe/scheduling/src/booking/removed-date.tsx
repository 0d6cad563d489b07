import { IconCalendarTime } from '@callboard/kit/icons'
import { Button, Link, StateCard, useParams, useTitle } from '@callboard/kit/ui'
import type { PublicSession } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import { sayDay } from '../shared/days.ts'

/** The way from a date that was removed to the others of its session. */
export default function RemovedDate({ session }: { readonly session: PublicSession }) {
  const { uri = '' } = useParams()
  useTitle(`${session.name} | ${session.studio_name}`)
  const dates = session.dates.toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <StateCard
      icon={<IconCalendarTime size={24} />}
      heading={1}
      title="This date was removed"
      actions={dates.map(({ _id, date }) => (
        <Button key={_id} component={Link} to={addresses.booking(uri, session._id, _id)} variant="default">
          {sayDay(date)}
        </Button>
      ))}
    >
      {session.name} of {session.studio_name} has it no more, and a time that you had on it is cancelled.{' '}
      {dates.length > 0 ? 'These are its other dates.' : 'Ask the casting office for another one.'}
    </StateCard>
  )
}
