import {
  actOnRecord,
  addToGroup,
  deleteRecord,
  finishGroup,
  getLobby,
  type LobbyRecord,
  type RecordAction,
} from '@callboard/lobby/contract'
import type { SessionView } from '@callboard/projects/contract'
import { startTakes, stopTakes } from '@callboard/review/contract'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, startSession } from '../../drivers/http/office.ts'

/** A talent who has checked in. */
export interface Arrival {
  readonly id: string
  /** Of their own page. */
  readonly key: string
  readonly email: string
  /** E.164 */
  readonly phone: string
}

/** A session with the actions of the other people of its day, made while a test watches a page. */
export class SessionDay {
  readonly session: SessionView
  readonly #origin: string
  readonly #director: ApiClient

  private constructor(origin: string, director: ApiClient, session: SessionView) {
    this.#origin = origin
    this.#director = director
    this.session = session
  }

  static async start(origin: string, director: ApiClient): Promise<SessionDay> {
    return new SessionDay(origin, director, await startSession(director, ['Barista']))
  }

  /** Id of the session. */
  get id(): string {
    return this.session._id
  }

  async lobby(): Promise<readonly LobbyRecord[]> {
    return (await this.#director.call(getLobby, { id: this.id })).records
  }

  async arrive(name: string): Promise<Arrival> {
    const onboard = { uri: this.session.studio_uri, session: this.id }
    const { fields, submit } = await prepareCheckIn(this.#origin, onboard, name, 'Barista')
    const { record_id, page_key } = await submit()
    return { id: record_id, key: page_key!, email: fields.email, phone: fields.phone }
  }

  async act(id: string, action: RecordAction): Promise<void> {
    const { version } = (await this.lobby()).find(({ _id }) => _id === id)!
    await this.#director.call(actOnRecord, { id, action, version })
  }

  /** Checks in the ten or more names and runs through everything that can happen to a record in a lobby. */
  async busyHour(names: readonly string[]): Promise<void> {
    const ids: string[] = []
    for (const name of names) ids.push((await this.arrive(name)).id)
    await this.act(ids[0]!, 'call-in')
    await this.act(ids[1]!, 'on-deck')
    await this.act(ids[2]!, 'skip')
    await this.act(ids[3]!, 'sign-out')
    await this.act(ids[4]!, 'call-in')
    await this.act(ids[4]!, 'call-to-lobby')
    await this.act(ids[7]!, 'skip')
    await this.act(ids[7]!, 'unskip')
    await this.act(ids[8]!, 'call-in')
    const group = await this.#director.call(addToGroup, { id: ids[8]! })
    await this.#director.call(addToGroup, { id: ids[5]! })
    const seen = [ids[8]!, ids[5]!]
    await this.#director.call(finishGroup, { session: this.id, group: group._id, seen })
    await this.#director.call(deleteRecord, { id: ids[6]! })
  }

  /** The whole turn of one talent, and then the next one is called in. */
  async turn(current: Arrival, next: Arrival): Promise<void> {
    await this.act(current.id, 'on-deck')
    await this.act(current.id, 'call-in')
    const group = await this.#director.call(addToGroup, { id: current.id })
    await this.#director.call(startTakes, { session: this.id })
    await this.#director.call(stopTakes, { session: this.id })
    await this.#director.call(finishGroup, { session: this.id, group: group._id, seen: [current.id] })
    await this.act(current.id, 'sign-out')
    await this.act(next.id, 'call-in')
  }
}
