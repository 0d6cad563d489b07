import { type Actor, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getStatus } from '../contract/index.ts'
import {
  type CheckInRecord,
  lineOf,
  placeIn,
  roomFor,
  statusText,
  talentState,
  waitEstimate,
} from '../domain/index.ts'
import type { LobbyStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'
import type { TalentTexts } from './talent-texts.ts'

/** So many call-ins are enough to know how long a turn takes now. */
const RECENT_CALLS = 11

type Status = ReplyOf<typeof getStatus>

export class GetStatus {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #texts: TalentTexts

  constructor(store: LobbyStore, gate: SessionGate, texts: TalentTexts) {
    this.#store = store
    this.#gate = gate
    this.#texts = texts
  }

  async run(actor: Actor, { id }: InputOf<typeof getStatus>): Promise<Status> {
    const record = await this.#gate.anyRecord(id)
    if (!(await this.#mayRead(actor, record))) throw missing('This check-in')
    const session = await this.#gate.session(record.sessionId)
    const date = session.dates.find((each) => each.id === record.dayId)
    const { place, wait } = await this.#inLine(record)
    const text = statusText(record, place, session.texts)
    return {
      record_id: record.id,
      session_id: session.id,
      studio_name: session.projectName,
      studio_uri: session.projectUri,
      session_name: session.name,
      first_name: record.firstName,
      role: record.role,
      location_type: record.locationType,
      in_person_location: date?.inPersonLocation ?? '',
      state: talentState(record),
      place,
      wait,
      join: roomFor(record, session.skipVirtualLobby),
      message: filled(text, this.#texts.values(record, session)),
      notes: date?.talentNotes ?? null,
    }
  }

  async #mayRead(actor: Actor, record: CheckInRecord): Promise<boolean> {
    if (actor.kind === 'talent-page') return actor.recordId === record.id
    if (actor.kind === 'user' && actor.userType === 'talent') return record.userId === actor.userId
    return await this.#gate.isStaff(actor, record.sessionId)
  }

  async #inLine(record: CheckInRecord): Promise<Pick<Status, 'place' | 'wait'>> {
    return await this.#store.read(async ({ records, calls }) => {
      const place = placeIn(lineOf(await records.inLine(record.dayId)), record.id)
      if (place === null) return { place, wait: null }
      return { place, wait: waitEstimate(place, await calls.latest(record.dayId, RECENT_CALLS)) }
    })
  }
}

/** A project's own words may hold the placeholders of its messages, with braces or without. */
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}|\w+/g, (found, braced?: string) => {
    const name = braced ?? found
    return Object.hasOwn(values, name) ? values[name]! : found
  })
