import type { Actor, Clock, Outbox } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type deleteRecord, recordDeleted } from '../contract/index.ts'
import { type CheckInRecord, changed, isSeen, lineOf, placeIn, wasNeverCalled } from '../domain/index.ts'
import { takeOut } from './group-members.ts'
import type { LobbyNews } from './lobby-news.ts'
import { lockedRecord } from './locked-record.ts'
import type { LobbyRepositories, LobbyStore, SessionFacts } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'
import type { TalentTexts } from './talent-texts.ts'

/** The record stays for what was recorded with it, but nobody meets it in the lobby any more. */
export class DeleteRecord {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #news: LobbyNews
  readonly #texts: TalentTexts
  readonly #clock: Clock

  constructor(store: LobbyStore, gate: SessionGate, news: LobbyNews, texts: TalentTexts, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#news = news
    this.#texts = texts
    this.#clock = clock
  }

  async run(actor: Actor, { id }: InputOf<typeof deleteRecord>): Promise<ReplyOf<typeof deleteRecord>> {
    const { session } = await this.#gate.staffRecord(actor, id)
    return await this.#store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      await this.#tellTalent(repositories, outbox, session, record)
      const { record: alone } = await takeOut(repositories, outbox, this.#news, record)
      const deleted = changed(alone, { deletedAt: this.#clock.now() })
      await repositories.records.save(deleted)
      outbox.publish(recordDeleted, { record_id: id, session_id: session.id })
      this.#news.removed(outbox, deleted)
      this.#news.line(outbox, session.id)
      return outbox.answer({ seen: isSeen(record) })
    })
  }

  /** Who was never called hears why; whoever moves up to the first places hears that. */
  async #tellTalent(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    record: CheckInRecord,
  ): Promise<void> {
    if (wasNeverCalled(record)) this.#texts.removed(outbox, record, session)
    const line = lineOf(await repositories.records.inLine(record.dayId))
    const place = placeIn(line, record.id)
    if (place === null) return
    const others = line.filter((other) => other.id !== record.id)
    this.#texts.places(outbox, others, session, `removed:${record.id}`, place - 1)
  }
}
