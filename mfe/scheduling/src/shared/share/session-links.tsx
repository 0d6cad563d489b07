import { useAction, useAnswer } from '@callboard/kit/data'
import { ShareRow } from '@callboard/kit/share'
import { Button, Group, sayError, Text } from '@callboard/kit/ui'
import { getBoardLink } from '@callboard/lobby/contract'
import { makeBoardAction } from '../../data/board.ts'
import { addresses, whole } from '../addresses.ts'
import { sayDayShort } from '../days.ts'

/** A session, as far as its addresses need it. */
export interface SharedSession {
  readonly uri: string
  readonly session: string
  /** Dates whose booking pages are shared. */
  readonly dates: readonly { readonly _id: string; readonly date: string }[]
}

/** The addresses of a session, each for those who are meant to have it. */
export default function SessionLinks(props: SharedSession & { readonly onMail: (day: string) => void }) {
  const { uri, session, dates, onMail } = props
  return (
    <>
      {dates.map(({ _id, date }) => (
        <ShareRow
          key={_id}
          name={`Booking of ${sayDayShort(date)}`}
          note="Talent choose a time"
          address={whole(addresses.booking(uri, session, _id))}
          copy={dates.length > 1 ? `Copy booking link of ${sayDayShort(date)}` : 'Copy booking link'}
          onMail={() => onMail(_id)}
        />
      ))}
      <ShareRow
        name="Check-in"
        note="Talent on their own phones"
        address={whole(addresses.checkIn(uri, session))}
        copy="Copy check-in link"
      />
      <ShareRow
        name="Kiosk"
        note="Check-in on a tablet at the door"
        address={whole(addresses.kiosk(uri, session))}
        copy="Copy kiosk link"
      />
      <Board session={session} />
      <ShareRow
        name="Client link"
        note="Clients sign in and watch"
        address={whole(addresses.room(uri, session))}
        copy="Copy client link"
      />
    </>
  )
}

/** The board of the waiting room has an address only while it is open. */
function Board({ session }: Pick<SharedSession, 'session'>) {
  const link = useAnswer(getBoardLink, { session })
  const make = useAction(makeBoardAction(session))
  const address = link.kind === 'ready' ? link.data.address : null
  if (address !== null)
    return (
      <ShareRow name="Board" note="A screen for the waiting room" address={address} copy="Copy board link" />
    )
  return (
    <Group justify="space-between" wrap="nowrap" mih={56} gap="sm" component="section" aria-label="Board">
      <div>
        <Text size="sm" fw={550}>
          Board
        </Text>
        <Text size="xs" c="dimmed">
          {link.kind === 'failed' ? sayError(link.error) : 'A screen for the waiting room'}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        disabled={link.kind !== 'ready'}
        loading={make.busy}
        onClick={() => void make.run({ session })}
      >
        Make a link
      </Button>
    </Group>
  )
}
