import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getStatus } from '../../contract/index.ts'
import {
  type CheckInRecord,
  lineOf,
  placeIn,
  roomFor,
  statusText,
  talentState,
  waitEstimate,
} from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { TalentTexts } from './talent-texts.ts'

/** So many call-ins are enough to know how long a turn takes now. */
const RECENT_CALLS = 11

type Status = ReplyOf<typeof getStatus>

export class GetStatus extends useCase(getStatus, {
  store: LOBBY_STORE,
  texts: TalentTexts,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getStatus>,
    { record, session }: SubjectOf<typeof getStatus>,
  ): Promise<Status> {
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
      message: filled(text, this.needs.texts.values(record, session)),
      notes: date?.talentNotes ?? null,
    }
  }

  async #inLine(record: CheckInRecord): Promise<Pick<Status, 'place' | 'wait'>> {
    return await this.needs.store.read(async ({ records, calls }) => {
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
