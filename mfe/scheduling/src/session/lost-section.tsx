import { Button, Link, sayError } from '@callboard/kit/ui'
import type { SessionView } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import LostList from '../shared/lost-times/lost-list.tsx'
import { useLostTimes } from '../shared/lost-times/use-lost-times.ts'

/** Talent of the session without a time, also of dates that it has no more; each leads to the schedule of another time. */
export default function LostSection(props: {
  readonly uri: string
  readonly session: SessionView
  readonly today: string
}) {
  const { uri, session, today } = props
  const lost = useLostTimes(session._id)
  if (lost.kind === 'failed')
    return (
      <p role="alert">
        Talent whose times were cancelled could not be looked up. {sayError(lost.error)}{' '}
        <Button variant="default" size="compact-sm" onClick={lost.retry}>
          Retry
        </Button>
      </p>
    )
  if (lost.kind === 'loading' || lost.data.length === 0) return null
  const toCome = session.dates
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <LostList
      session={session}
      lost={lost.data}
      book={({ _id, day }) => {
        const date = toCome.find((one) => one._id === day) ?? toCome[0]
        if (!date) return null
        return (
          <Button
            component={Link}
            to={`${addresses.schedule(uri, session._id, date._id)}?book=${_id}`}
            variant="default"
            size="compact-sm"
          >
            Book…
          </Button>
        )
      }}
    />
  )
}
