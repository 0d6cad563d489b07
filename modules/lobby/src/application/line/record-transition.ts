import { CLOCK, IDS, type Outbox, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { RecordAction } from '../../contract/index.ts'
import { act, type CheckInRecord, isInLine, lineOf } from '../../domain/index.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'
import { LobbySignals } from './lobby-signals.ts'

/** A step of one talent through the day, with the messages and signals it causes. The session must be locked. */
export class RecordTransition extends service({
  signals: LobbySignals,
  texts: TalentTexts,
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
  ): Promise<CheckInRecord> {
    const after = act(record, action, this.needs.clock.now())
    if (after === record) return record
    await repositories.records.save(after)
    if (action === 'call-in') await this.#called(repositories, outbox, session, record, after)
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
    this.needs.texts.yourTurn(outbox, called, session)
    // A talent who is called again was not in line, so the line has not moved.
    if (isAgain) return
    const line = lineOf(await repositories.records.inLine(called.dayId))
    this.needs.texts.places(outbox, line, session, `call-in:${called.id}:${called.calls}`)
  }
}
