import {
  actOnRecord,
  addToGroup,
  getLobby,
  type LobbyRecord,
  recordChanged,
  sessionRoom,
} from '@callboard/lobby/contract'
import { recordFeedbackSet } from '@callboard/posting/contract'
import { startTakes, stopTakes, type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import type { ApiClient } from './api-client.ts'
import type { LiveClient } from './live-client.ts'
import type { StatusPage } from './status-page.ts'

/** The live room of staff, open from its first moment on. */
export class LiveRoom {
  readonly client: ApiClient
  readonly live: LiveClient
  readonly #session: string

  private constructor(client: ApiClient, live: LiveClient, session: string) {
    this.client = client
    this.live = live
    this.#session = session
  }

  static async open(client: ApiClient, live: LiveClient, session: string): Promise<LiveRoom> {
    await live.join(sessionRoom, session)
    return new LiveRoom(client, live, session)
  }

  /** Waits for a signal about each name; then checks that the line has no other record and each record has a photo. */
  async expectWaiting(names: readonly string[]): Promise<void> {
    for (const name of names)
      await this.live.heard<LobbyRecord>(
        recordChanged,
        (record) => record.first_name === name && record.state === 'waiting',
      )
    const records = await this.#records()
    expect(records.map((record) => record.first_name)).to.deep.equal(names)
    expect(records.every((record) => record.photo_url !== null)).to.equal(true)
  }

  async #records(): Promise<readonly LobbyRecord[]> {
    return (await this.client.call(getLobby, { id: this.#session })).records
  }

  async callIn(name: string): Promise<void> {
    const { _id, version } = (await this.#records()).find((record) => record.first_name === name)!
    const called = await this.client.call(actOnRecord, { id: _id, action: 'call-in', version })
    expect(called.state).to.equal('in_casting')
  }

  async addToGroup(record: string): Promise<void> {
    await this.client.call(addToGroup, { id: record })
  }

  /** Waits for the signal of an answer that others may see. */
  async expectYes(record: string): Promise<void> {
    await this.live.heard<{ record: string; feedback: string | null }>(
      recordFeedbackSet,
      (answer) => answer.record === record && answer.feedback === 'yes',
    )
  }

  /** Forms a group with a talent and lets their device record a take of so many seconds. */
  async recordTake(page: StatusPage, seconds: number): Promise<void> {
    await this.addToGroup(page.record)
    await this.client.call(startTakes, { session: this.#session })
    const device = await page.askedToRecord()
    await device.record(seconds)
    await this.client.call(stopTakes, { session: this.#session })
    await page.askedToStop(device.take)
    await device.finish()
  }

  /** The take of the group, once it is made. */
  async finishedTake(): Promise<VideoView> {
    const video = await this.live.heard<VideoView>(videoUpdated, ({ state }) => state !== 'processing')
    expect(video.state, video.reason ?? '').to.equal('ready')
    return video
  }
}
