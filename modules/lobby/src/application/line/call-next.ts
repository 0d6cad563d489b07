import { type Actor, BLOB_STORE, CLOCK, dayIn, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { callNext } from '../../contract/index.ts'
import { runningDate } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { RecordTransition } from './record-transition.ts'
import { staffRecordView } from './record-view.ts'

/** Calls in the head of today's line. The session is locked meanwhile, so no two callers get the same talent. */
export class CallNext extends useCase(callNext, {
  store: LOBBY_STORE,
  transition: RecordTransition,
  blobs: BLOB_STORE,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    { to_group }: InputOf<typeof callNext>,
    { session }: SubjectOf<typeof callNext>,
  ): Promise<ReplyOf<typeof callNext>> {
    const date = runningDate(session.dates, dayIn(session.timeZone, this.needs.clock.now()))
    if (!date) return { record: null }
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const [next] = await repositories.records.firstInLine(date.id, 1)
      if (!next) return { record: null }
      const called = await this.needs.transition.apply(repositories, outbox, session, next, 'call-in', {
        toGroup: to_group === true,
      })
      return outbox.answer({ record: staffRecordView(called, this.needs.blobs) })
    })
  }
}
