import type { JoinReply, RoomDefinition, SignalMessage } from '@callboard/core/http-contract'
import { roomName } from '@callboard/core/http-contract'
import { type LobbyRecord, recordChanged } from '@callboard/lobby/contract'
import { until } from '../../../core/src/testing/until.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'

type Entered = Extract<JoinReply, { ok: true }>

/** A live connection that keeps every frame as it came, and can go away and come back. */
export class Listener {
  readonly live: LiveClient
  /** Everything the server has said, before any of it was taken apart. */
  readonly frames: string[] = []
  readonly signals: SignalMessage[] = []

  constructor(origin: string, token: string) {
    this.live = new LiveClient(origin, token)
    this.live.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (data !== undefined) this.frames.push(String(data))
    })
    this.live.socket.on('signal', (message: SignalMessage) => this.signals.push(message))
  }

  /** @param after number of the last signal that is known */
  async ask(room: RoomDefinition, id: string, after?: number, by?: string): Promise<JoinReply> {
    return await this.askByName(roomName(room, id), after, by)
  }

  async askByName(room: string, after?: number, by?: string): Promise<JoinReply> {
    return await this.live.ask<JoinReply>('join', { room, after, by })
  }

  /** @throws Error when the server refuses */
  async enter(room: RoomDefinition, id: string, after?: number, by?: string): Promise<Entered> {
    const reply = await this.ask(room, id, after, by)
    if (!reply.ok) throw new Error(`Not let into ${room.prefix}: ${reply.message}`)
    return reply
  }

  /** Resolves when a signal of that number, or a later one, has come in a room. */
  async reaches(room: string, seq: number): Promise<void> {
    const isThere = () => this.signals.some((signal) => signal.room === room && signal.seq >= seq)
    await until(`signal ${seq} has come in ${room}`, isThere)
  }

  /** Resolves when a signal about the name has come, and so the signals of all changes before it. */
  async hearsOf(name: string): Promise<void> {
    await this.live.heard<LobbyRecord>(recordChanged, ({ first_name }) => first_name === name)
  }

  /**
   * Signals for a page that joined by this answer: the missed ones and all later ones. A signal heard before the
   * answer came may also be among the missed ones.
   */
  told({ missed, seq }: Entered): readonly SignalMessage[] {
    if (missed === 'reload') throw new Error('Nothing was kept for who comes back.')
    return [...missed, ...this.signals.filter((signal) => signal.seq > seq)]
  }

  cut(): void {
    this.live.close()
  }
}
