import { CLOCK, dayIn, type NeedsOf, useCase } from '@callboard/core'
import { brandView, type SessionFacts } from '@callboard/projects/queries'
import { type BoardView, getBoard } from '../../contract/index.ts'
import {
  type BoardPlaces,
  boardPlaces,
  type DayPace,
  RECENT_CALLS,
  runningDate,
  untilStart,
} from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'

const NOBODY: BoardPlaces = { inCasting: [], onDeck: [], next: [], waiting: 0, behind: null }

const NEEDS = { store: LOBBY_STORE, signals: LobbySignals, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

export const GetBoard = useCase(getBoard, NEEDS, async ({ needs, subject: { session } }) => ({
  board: session && (await view(needs, session)),
}))

async function view(needs: Needs, session: SessionFacts): Promise<BoardView> {
  const now = needs.clock.now()
  const date = runningDate(session.dates, dayIn(session.timeZone, now))
  const start = date ? untilStart(date, session.timeZone, now) : 0
  const places = date ? await placesOf(needs, session, date.id, { now, start }) : NOBODY
  return {
    room: needs.signals.boardRoomOf(session.id),
    studio_name: session.projectName,
    session_name: session.name,
    brand: brandView(session.projectId, session.brand),
    time_zone: session.timeZone,
    date: date?.date ?? null,
    begins_at: start > 0 ? new Date(now.getTime() + start).toISOString() : null,
    in_casting: [...places.inCasting],
    on_deck: [...places.onDeck],
    next: [...places.next],
    waiting: places.waiting,
    behind: places.behind,
    check_in: `/onboard/${session.projectUri}/${session.id}`,
  }
}

async function placesOf(
  { store }: Needs,
  { id, projectId, timeZone }: SessionFacts,
  dayId: string,
  moment: Pick<DayPace, 'now' | 'start'>,
): Promise<BoardPlaces> {
  return await store.read(async ({ records, calls, boards }) => {
    const [ofDate, callTimes, showsNumbers] = await Promise.all([
      records.ofSession(id, dayId),
      calls.latest(dayId, RECENT_CALLS),
      boards.showsNumbers(projectId),
    ])
    return boardPlaces(ofDate, { callTimes, timeZone, ...moment }, showsNumbers)
  })
}
