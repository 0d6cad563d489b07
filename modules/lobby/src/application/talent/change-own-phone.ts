import { type Actor, CLOCK, invalid, PHONE_NUMBERS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { changeOwnPhone, PHONE_INVALID } from '../../contract/index.ts'
import { changed } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { lockedRecord } from '../line/locked-record.ts'
import { LOBBY_STORE } from '../ports/index.ts'

/** A talent whose number gets no texts gives another one: how the texts to the former one fared is forgotten. */
export class ChangeOwnPhone extends useCase(changeOwnPhone, {
  store: LOBBY_STORE,
  phones: PHONE_NUMBERS,
  signals: LobbySignals,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof changeOwnPhone>,
    { record: found }: SubjectOf<typeof changeOwnPhone>,
  ): Promise<ReplyOf<typeof changeOwnPhone>> {
    const phone = this.needs.phones.parse(input.phone, 'US')
    if (phone === null) throw invalid('phone', PHONE_INVALID)
    return await this.needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, found.sessionId, found.id)
      if (record.phone !== phone) {
        await repositories.records.save(changed(record, { phone }))
        await repositories.records.noteText(record.id, 'none', this.needs.clock.now())
        this.needs.signals.recordAndTalent(outbox, changed(record, { phone, textState: 'none' }))
      }
      return outbox.answer({ success: true })
    })
  }
}
