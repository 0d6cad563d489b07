import { DomainError } from '@callboard/core'
import type { WaitingRoomTalent } from '@callboard/lobby'

type Fields = Readonly<Record<string, unknown>>

const ID = /^[A-Za-z0-9_-]{1,64}$/
const HOST =
  /^(?=.{1,253}$)[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/
/** Letters of a text that are kept. */
const LONGEST = 200

const unreadable = (what: string) =>
  new DomainError('unavailable', 'waiting_room_unavailable', `TWR answered without ${what}.`)

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function text(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.trim().slice(0, LONGEST) : ''
}

/** The first of these names that is there, of an answer that may be wrapped. */
const unwrapped = (answer: unknown, name: string): unknown =>
  isFields(answer) && name in answer ? answer[name] : answer

function id(fields: Fields, what: string): string {
  const { _id } = fields
  if (typeof _id !== 'string' || !ID.test(_id)) throw unreadable(`the id of ${what}`)
  return _id
}

function moment(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at
}

function stateOf({ signed_out, skipped, on_deck, seen }: Fields): WaitingRoomTalent['state'] {
  if (signed_out === true) return 'signed_out'
  if (skipped === true) return 'skipped'
  if (on_deck === 'IN_CASTING' || seen === true) return 'in_casting'
  return on_deck === 'ON_DECK' ? 'on_deck' : 'waiting'
}

function talent(fields: unknown): WaitingRoomTalent {
  if (!isFields(fields)) throw unreadable('a talent where one belongs')
  return {
    id: id(fields, 'a talent'),
    firstName: text(fields.first_name),
    lastName: text(fields.last_name),
    role: text(fields.role),
    state: stateOf(fields),
    actualCall: text(fields.actual_call),
    checkedInAt: moment(fields.checked_in_time),
    interviewNumber: text(fields.interview_no),
    removed: fields.twr_deleted === true || fields.is_deleted === true,
    contact: {
      email: text(fields.email),
      phone: text(fields.phone),
      agent: text(fields.agent),
      agentEmail: text(fields.agent_email),
      agentPhone: text(fields.agent_phone),
    },
  }
}

/** @throws DomainError unavailable for an answer that is no room */
export function readRoom(answer: unknown): { readonly id: string; readonly name: string } {
  if (!isFields(answer)) throw unreadable('a room')
  return { id: id(answer, 'the room'), name: text(answer.name) }
}

/** @throws DomainError unavailable for an answer that is no list of talent */
export function readRecords(answer: unknown): readonly WaitingRoomTalent[] {
  const list = unwrapped(answer, 'records')
  if (!Array.isArray(list)) throw unreadable('a list of talent')
  return list.map(talent)
}

/** @throws DomainError unavailable for an answer that is no talent */
export const readRecord = (answer: unknown): WaitingRoomTalent => talent(unwrapped(answer, 'record'))

/** A host name only: what is no name of a host never becomes a part of a link. */
export function readDomain(answer: unknown): string | null {
  const host = unwrapped(answer, 'domain')
  return typeof host === 'string' && HOST.test(host) ? host.toLowerCase() : null
}
