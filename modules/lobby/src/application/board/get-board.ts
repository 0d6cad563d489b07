import { type Actor, CLOCK, dayIn, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { brandView, type SessionFacts } from '@callboard/projects/queries'
import { type BoardView, getBoard } from '../../contract/index.ts'
import { type BoardPlaces, boardPlaces, runningDate, untilStart } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** So many call-ins are enough to know how long a turn takes now. */
const RECENT_CALLS = 11

const NOBODY: BoardPlaces = { inCasting: [], onDeck: [], next: [], waiting: 0 }

export class GetBoard extends useCase(getBoard, {
  store: LOBBY_STORE,
  signals: LobbySignals,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getBoard>,
    { session }: SubjectOf<typeof getBoard>,
  ): Promise<ReplyOf<typeof getBoard>> {
    return { board: session && (await this.#view(session)) }
  }

  async #view(session: SessionFacts): Promise<BoardView> {
    const now = this.needs.clock.now()
    const date = runningDate(session.dates, dayIn(session.timeZone, now))
    const start = date ? untilStart(date, session.timeZone, now) : 0
    const places = date ? await this.#places(session, date.id, start) : NOBODY
    return {
      room: this.needs.signals.boardRoomOf(session.id),
      studio_name: session.projectName,
      session_name: session.name,
      brand: brandView(session.projectId, session.brand),
      time_zone: session.timeZone,
      date: date?.date ?? null,
      in_casting: [...places.inCasting],
      on_deck: [...places.onDeck],
      next: [...places.next],
      waiting: places.waiting,
      check_in: `/onboard/${session.projectUri}/${session.id}`,
    }
  }

  async #places({ id, projectId }: SessionFacts, dayId: string, start: number): Promise<BoardPlaces> {
    return await this.needs.store.read(async ({ records, calls, boards }) => {
      const [ofDate, callTimes, showsNumbers] = await Promise.all([
        records.ofSession(id, dayId),
        calls.latest(dayId, RECENT_CALLS),
        boards.showsNumbers(projectId),
      ])
      return boardPlaces(ofDate, callTimes, showsNumbers, start)
    })
  }
}
