import { broken } from '@callboard/core'
import { MOST_IN_GROUP } from '../contract/group-rules.ts'
import { type CheckInRecord, fullName } from './check-in-record.ts'
import type { GroupGuest } from './waiting-room.ts'

/** Talent who are in the room together; their takes belong to it. A session has one that is not finished, or none. */
export interface Group {
  readonly id: string
  readonly sessionId: string
  /** 1 for the first of its session */
  readonly number: number
  readonly name: string
  /** by staff; else the name is that of its talent */
  readonly named: boolean
  readonly recordIds: readonly string[]
  /** talent of the external waiting room */
  readonly guests: readonly GroupGuest[]
  readonly createdAt: Date
  readonly finishedAt: Date | null
  /** id of the group of another session whose talent and takes these are */
  readonly copiedFrom: string | null
}

export const isCurrent = (group: Group) => group.finishedAt === null

/** `Group 01`: the label in the rows of its members. */
export const groupLabel = (group: Group) => `Group ${String(group.number).padStart(2, '0')}`

/** @throws DomainError rule `group_full` when nobody more can join */
export function assertRoomIn({ recordIds, guests }: Group): void {
  if (recordIds.length + guests.length < MOST_IN_GROUP) return
  throw broken('group_full', `A group has at most ${MOST_IN_GROUP} talent. Finish this group first.`)
}

const NAME_LENGTH = 500

const groupName = (names: readonly string[]) => names.join(', ').slice(0, NAME_LENGTH)

const nameAfter = (members: readonly CheckInRecord[], { guests }: Group) =>
  groupName([...members.map(fullName), ...guests.map(({ name }) => name)])

/** The group with these members, in their order; named after them and its guests unless staff have named it. */
export const withMembers = (group: Group, members: readonly CheckInRecord[]): Group => ({
  ...group,
  name: group.named ? group.name : nameAfter(members, group),
  recordIds: members.map((record) => record.id),
})

/** The group under a name of staff; under that of its members it is named after them again. */
export function renamed(group: Group, members: readonly CheckInRecord[], name: string): Group {
  return { ...group, name, named: name !== nameAfter(members, group) }
}

/** The group with these talent of the external waiting room beside its members. */
export const withGuests = (
  group: Group,
  members: readonly CheckInRecord[],
  guests: readonly GroupGuest[],
): Group => withMembers({ ...group, guests }, members)
