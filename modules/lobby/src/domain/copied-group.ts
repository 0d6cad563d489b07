import type { Ids } from '@callboard/core'
import type { CheckInRecord } from './check-in-record.ts'
import { type Group, groupLabel } from './group.ts'
import { newRecord } from './new-record.ts'

export interface GroupWithMembers {
  readonly group: Group
  readonly members: readonly CheckInRecord[]
}

/** Where a group is copied to. */
interface CopyTarget {
  readonly sessionId: string
  /** the date that its talent stand under */
  readonly day: { readonly id: string; readonly date: string }
  /** of the new group */
  readonly number: number
  readonly now: Date
}

/**
 * The group of another session, with its talent. It is finished from its start: nobody of it was in front of a camera
 * there, or checked in.
 */
export function copyOfGroup(
  { group: source, members }: GroupWithMembers,
  target: CopyTarget,
  ids: Ids,
): GroupWithMembers {
  const { sessionId, number, now } = target
  const empty: Group = {
    ...source,
    id: ids.next(),
    sessionId,
    number,
    recordIds: [],
    createdAt: now,
    finishedAt: now,
    copiedFrom: source.id,
  }
  const copies = members.map((member) => copyOfRecord(member, empty, target, ids))
  return { group: { ...empty, recordIds: copies.map(({ id }) => id) }, members: copies }
}

function copyOfRecord(
  source: CheckInRecord,
  group: Group,
  { day, now }: CopyTarget,
  ids: Ids,
): CheckInRecord {
  return newRecord({
    id: ids.next(),
    sessionId: group.sessionId,
    dayId: day.id,
    date: day.date,
    locationType: source.locationType,
    firstName: source.firstName,
    lastName: source.lastName,
    email: source.email,
    phone: source.phone,
    role: source.role,
    limeliteRoleId: source.limeliteRoleId,
    photoKey: source.photoKey,
    headshotKeys: source.headshotKeys,
    sagNumber: source.sagNumber,
    agent: source.agent,
    agentEmail: source.agentEmail,
    agentPhone: source.agentPhone,
    instagramHandle: source.instagramHandle,
    tiktokHandle: source.tiktokHandle,
    // The consent to texts was given to the other session.
    optIn: false,
    state: 'expected',
    checkedInTime: now,
    arrivedTime: null,
    groupId: group.id,
    groupName: groupLabel(group),
    auditioned: true,
    copiedFrom: source.id,
    ticketNonce: ids.secret(),
  })
}
