import { type Actor, denied } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listTimeFrames } from '../contract/index.ts'
import { frameView } from './frame-entry.ts'
import type { SchedulingStore, SessionAccess, SessionDirectory } from './ports/index.ts'
import { dayOfSession } from './session-day.ts'

export class ListTimeFrames {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
  }

  async run(actor: Actor, input: InputOf<typeof listTimeFrames>): Promise<ReplyOf<typeof listTimeFrames>> {
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    if (!(await this.#access.audience(actor, session.id))) throw denied()
    return (await this.#store.read(({ frames }) => frames.ofDay(day.id))).map(frameView)
  }
}
