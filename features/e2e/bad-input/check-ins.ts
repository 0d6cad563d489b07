import { checkIn, getCheckInPage, getLobby, type LobbyRecord } from '@callboard/lobby/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { type Answer, Wire } from './wire.ts'

/** Check-ins to one of two open sessions, filled in right and sent by hand. */
export class CheckIns {
  readonly session: SessionView
  readonly other: SessionView
  /** A caller without a session. */
  readonly stranger: Wire
  readonly #origin: string
  readonly #director: ApiClient

  private constructor(origin: string, director: ApiClient, session: SessionView, other: SessionView) {
    this.#origin = origin
    this.#director = director
    this.session = session
    this.other = other
    this.stranger = new Wire(origin)
  }

  static async at(origin: string): Promise<CheckIns> {
    const director = await signIn(origin, 'director')
    const session = await startSession(director, ['Barista'])
    return new CheckIns(origin, director, session, await startSession(director, ['Barista']))
  }

  async lobby(of = this.session): Promise<readonly LobbyRecord[]> {
    return (await this.#director.call(getLobby, { id: of._id })).records
  }

  async ticket(of = this.session): Promise<string> {
    const page = await new ApiClient(this.#origin).call(getCheckInPage, onboard(of))
    return page.ticket!
  }

  /** Everything but the last step. */
  arrive(name: string, of = this.session) {
    return prepareCheckIn(this.#origin, onboard(of), name, 'Barista')
  }

  submit(json: object): Promise<Answer> {
    return this.stranger.send('POST', `/api${checkIn.path}`, { json })
  }

  async upload(raw: BodyInit, type: string, ticket: string): Promise<Answer> {
    const query = `ticket=${encodeURIComponent(ticket)}`
    return await this.stranger.send('POST', `/api/records/upload-image?${query}`, { raw, type })
  }

  /** @throws AssertionError when the attempt adds a record to a lobby, or removes one */
  async expectNobodyNew(attempt: () => Promise<void>): Promise<void> {
    const before = await this.#everybody()
    await attempt()
    expect(await this.#everybody()).to.deep.equal(before)
  }

  async #everybody(): Promise<string[][]> {
    const lobbies = [await this.lobby(this.session), await this.lobby(this.other)]
    return lobbies.map((records) => records.map(({ _id }) => _id))
  }
}

const onboard = (of: SessionView) => ({ uri: of.studio_uri, session: of._id })
