import { getStatus, lineMoved, statusChanged } from '@callboard/lobby/contract'
import { startLocalRecording, stopLocalRecording } from '@callboard/review/contract'
import { expect } from 'chai'
import type { ApiClient } from './api-client.ts'
import type { LiveClient } from './live-client.ts'
import { TakeDevice } from './take-device.ts'

/** The page on which a talent who has checked in by their own device waits for their turn. */
export class StatusPage {
  /** Id of their record. */
  readonly record: string
  /** Calls by the key of the page. */
  readonly client: ApiClient
  readonly live: LiveClient

  readonly #origin: string

  constructor(origin: string, record: string, client: ApiClient, live: LiveClient) {
    this.#origin = origin
    this.record = record
    this.client = client
    this.live = live
  }

  async placeInLine(): Promise<number> {
    const status = await this.client.call(getStatus, { id: this.record })
    expect(status.state).to.equal('waiting')
    return status.place!
  }

  /** Waits until the line has moved, and asks for the place then, as the page does. */
  async expectPlaceInLine(place: number): Promise<void> {
    await this.live.heard(lineMoved)
    expect(await this.placeInLine()).to.equal(place)
  }

  async expectAskedToJoin(): Promise<void> {
    await this.live.heard<{ state: string }>(statusChanged, ({ state }) => state === 'in_casting')
    const status = await this.client.call(getStatus, { id: this.record })
    expect(status).to.include({ state: 'in_casting', join: 'main' })
  }

  /** @returns the device, with the take that staff ask it to record */
  async askedToRecord(): Promise<TakeDevice> {
    const { take } = await this.live.heard<{ take: string }>(startLocalRecording)
    return new TakeDevice(this.#origin, this.client, take)
  }

  async askedToStop(take: string): Promise<void> {
    await this.live.heard<{ take: string }>(stopLocalRecording, (command) => command.take === take)
  }
}
