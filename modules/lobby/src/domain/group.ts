import { type CheckInRecord, fullName } from './check-in-record.ts'

/** Talent who are in the room together; their takes belong to it. A session has one that is not finished, or none. */
export interface Group {
  readonly id: string
  readonly sessionId: string
  /** 1 for the first of its session */
  readonly number: number
  /** the names of its talent */
  readonly name: string
  readonly recordIds: readonly string[]
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

export const isCurrent = (group: Group) => group.finishedAt === null

/** `Group 01`: the label in the rows of its members. */
export const groupLabel = (group: Group) => `Group ${String(group.number).padStart(2, '0')}`

const NAME_LENGTH = 500

/** The group with these members, in their order, named after them. */
export function withMembers(group: Group, members: readonly CheckInRecord[]): Group {
  return {
    ...group,
    name: members.map(fullName).join(', ').slice(0, NAME_LENGTH),
    recordIds: members.map((record) => record.id),
  }
}
