import type { Clock, Ids, Outbox } from '@callboard/core'
import { act, type CheckInRecord, isInLine, lineOf, type RecordAction } from '../domain/index.ts'
import type { LobbyNews } from './lobby-news.ts'
import type { LobbyRepositories, SessionFacts } from './ports/index.ts'
import type { TalentTexts } from './talent-texts.ts'

/** One step of one talent through the day, with everybody it has to be told to. The session must be locked. */
export class RecordTransition {
  readonly #news: LobbyNews
  readonly #texts: TalentTexts
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(news: LobbyNews, texts: TalentTexts, clock: Clock, ids: Ids) {
    this.#news = news
    this.#texts = texts
    this.#clock = clock
    this.#ids = ids
  }

  /** @throws DomainError rule `not_possible` */
  async apply(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    record: CheckInRecord,
    action: RecordAction,
  ): Promise<CheckInRecord> {
    const after = act(record, action, this.#clock.now())
    if (after === record) return record
    await repositories.records.save(after)
    if (action === 'call-in') await this.#called(repositories, outbox, session, record, after)
    this.#news.recordAndTalent(outbox, after)
    if (isInLine(record) || isInLine(after) || action === 'call-in') this.#news.line(outbox, session.id)
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
      id: this.#ids.next(),
      sessionId: session.id,
      dayId: called.dayId,
      recordId: called.id,
      at: called.callInTime ?? this.#clock.now(),
      isAgain,
    })
    this.#texts.yourTurn(outbox, called, session)
    // A talent who is called again was not in line: nobody has moved up.
    if (isAgain) return
    const line = lineOf(await repositories.records.inLine(called.dayId))
    this.#texts.places(outbox, line, session, `call-in:${called.id}:${called.calls}`)
  }
}
