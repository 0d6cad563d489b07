import { CLOCK, IDS, type Outbox, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { RecordAction } from '../../contract/index.ts'
import {
  act,
  backInRoom,
  type CheckInRecord,
  isInLine,
  isWantedAgain,
  saysGoodbye,
} from '../../domain/index.ts'
import { CurrentGroup } from '../groups/current-group.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { TalentNotices } from '../push/notify.ts'
import { PLACES_TOLD, TalentTexts } from '../talent/talent-texts.ts'
import { LobbySignals } from './lobby-signals.ts'

/** How a call-in is made. */
interface CallInWays {
  /** into the current group in the same step */
  readonly toGroup?: boolean
  /** takes back a step out of the room: no new call, and no text */
  readonly isUndo?: boolean
}

/** A step of one talent through the day, with the messages and signals it causes. The session must be locked. */
export class RecordTransition extends service({
  signals: LobbySignals,
  texts: TalentTexts,
  notices: TalentNotices,
  group: CurrentGroup,
  clock: CLOCK,
  ids: IDS,
}) {
  /** @throws DomainError rule `not_possible` */
  async apply(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    record: CheckInRecord,
    action: RecordAction,
    { toGroup = false, isUndo = false }: CallInWays = {},
  ): Promise<CheckInRecord> {
    const isCall = action === 'call-in'
    const stepped = isCall && isUndo ? backInRoom(record) : act(record, action, this.needs.clock.now())
    if (stepped !== record) await repositories.records.save(stepped)
    const after =
      isCall && toGroup ? (await this.needs.group.take(repositories, outbox, stepped)).record : stepped
    if (after === record) return record
    if (isCall && !isUndo) await this.#called(repositories, outbox, session, record, after)
    if (saysGoodbye(record, action))
      await this.needs.texts.goodbye(repositories, outbox, [after], session, this.needs.clock.now())
    if (isWantedAgain(record, action)) this.needs.texts.withdrawGoodbye(outbox, after)
    this.needs.signals.recordAndTalent(outbox, after)
    if (isInLine(record) || isInLine(after) || action === 'call-in')
      this.needs.signals.line(outbox, session.id)
    return after
  }

  async #called(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    before: CheckInRecord,
    called: CheckInRecord,
  ): Promise<void> {
    const isAgain = before.state === 'in_casting'
    await repositories.calls.add({
      id: this.needs.ids.next(),
      sessionId: session.id,
      dayId: called.dayId,
      recordId: called.id,
      at: called.callInTime ?? this.needs.clock.now(),
      isAgain,
    })
    await this.needs.texts.yourTurn(repositories, outbox, called, session)
    this.needs.notices.ask(outbox, called, 'called')
    // A talent who is called again was not in line, so the line has not moved.
    if (isAgain) return
    const line = await repositories.records.firstInLine(called.dayId, PLACES_TOLD)
    if (line[0]) this.needs.notices.ask(outbox, line[0], 'next')
    await this.needs.texts.places(repositories, outbox, line, session, `call-in:${called.id}:${called.calls}`)
  }
}
