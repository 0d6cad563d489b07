import { createHash } from 'node:crypto'
import type { BotChecks, BotProof } from '@callboard/accounts/commands'
import { NOT_A_PERSON } from '@callboard/accounts/contract'
import {
  broken,
  type CsvFiles,
  DomainError,
  missing,
  type Pictures,
  type SecretBox,
  type SecretHasher,
} from '@callboard/core'
import type { WaitingRoom } from '../application/ports/index.ts'
import type { WaitingRoomTalent } from '../domain/index.ts'

export const hasher: SecretHasher = { digest: (secret) => createHash('sha256').update(secret).digest('hex') }

export const secretBox: SecretBox = {
  lock: (plain, context) => `${context}/${plain}`,
  unlock: (locked, context) => locked.slice(context.length + 1),
}

/** Any bytes but an empty file are a picture. */
const readable: Pictures['toJpeg'] = async (bytes, longestSide) =>
  bytes.length === 0 ? null : { bytes, width: longestSide, height: longestSide }
export const pictures: Pictures = { toJpeg: readable, toPng: readable }

/** Cells without commas and quotes, which the adapter is tested with. */
export const csvFiles: CsvFiles = {
  write: (rows) => rows.map((row) => `${row.map((cell) => cell ?? '').join(',')}\n`).join(''),
  read: (bytes, most) =>
    new TextDecoder()
      .decode(bytes)
      .split('\n')
      .map((text, index) => ({ line: index + 1, cells: text.split(',') }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .slice(0, most),
}

export const waitingTalent = (name: string, changes: Partial<WaitingRoomTalent> = {}): WaitingRoomTalent => ({
  id: `twr-${name.toLowerCase()}`,
  firstName: name,
  lastName: 'Waiting',
  role: 'Hero',
  state: 'waiting',
  actualCall: '',
  checkedInAt: null,
  interviewNumber: '',
  removed: false,
  contact: { email: `${name}@wait.test`, phone: '+13105550123', agent: '', agentEmail: '', agentPhone: '' },
  ...changes,
})

/** An external waiting room with one room, `harbour/blue`. */
export function fakeWaitingRoom() {
  const talent: WaitingRoomTalent[] = []
  const state = { isUp: true, configured: true, lists: 0 }
  const checkUp = () => {
    if (!state.isUp) throw new DomainError('unavailable', 'waiting_room_unavailable', 'TWR does not answer.')
  }
  const port: WaitingRoom = {
    get configured() {
      return state.configured
    },
    find: async ({ studio, room }) => {
      checkUp()
      if (studio !== 'harbour' || room !== 'blue') throw missing('The TWR room')
      return { id: 'room-blue', name: 'Blue room' }
    },
    records: async () => {
      state.lists += 1
      checkUp()
      return [...talent]
    },
    record: async (id) => {
      checkUp()
      const found = talent.find((one) => one.id === id)
      if (!found) throw missing('This talent')
      return found
    },
    domain: async () => 'twr.test',
  }
  return Object.assign(port, { talent, state })
}

/** Asks nobody at first. An answer is good that begins with `passed`, for one use. */
export class FakeBotChecks implements BotChecks {
  isAsked = false
  readonly #uses = new Map<string, string>()

  async passed(answer?: string): Promise<BotProof> {
    if (this.isAsked && !answer?.startsWith('passed')) throw broken('captcha_failed', NOT_A_PERSON)
    return { id: answer ?? '', expiresAt: new Date(0) }
  }

  async spend({ id }: BotProof, use: string): Promise<void> {
    if (this.isAsked && (this.#uses.get(id) ?? use) !== use) throw broken('captcha_failed', NOT_A_PERSON)
    this.#uses.set(id, use)
  }
}
