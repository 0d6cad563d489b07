import { broken, CLOCK, IDS, type Outbox, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import {
  assertCheckedInHere,
  assertRoomIn,
  type CheckInRecord,
  changed,
  type Group,
  groupLabel,
  withMembers,
} from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'
import { GroupEnd } from './group-end.ts'
import { membersOf } from './group-members.ts'

/** How a call-in puts a talent into the current group. */
export interface CallIntoGroup {
  /** id of the group that had a take when it was asked; null: into the current one whatever it has */
  readonly taken: string | null
  /** a finish that follows from it can be undone */
  readonly undoable: boolean
}

/** The group in front of the camera. The session must be locked. */
export class CurrentGroup extends service({
  signals: LobbySignals,
  texts: TalentTexts,
  end: GroupEnd,
  clock: CLOCK,
  ids: IDS,
}) {
  /**
   * Puts a talent who is called in into the current group. One that has a take is finished, and a new one begins: two
   * auditions never end in one group because its finish was forgotten.
   */
  async call(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    record: CheckInRecord,
    { taken, undoable }: CallIntoGroup,
  ): Promise<{ readonly record: CheckInRecord; readonly group: Group }> {
    const current = await repositories.groups.current(record.sessionId)
    if (current?.id === taken && !current.recordIds.includes(record.id))
      await this.needs.end.end(repositories, outbox, session, current, { undoable, hasTake: true })
    return await this.take(repositories, outbox, record)
  }

  /**
   * Puts a talent into the current group, which is begun when there is none. Staff are told; the talent is not.
   * @returns the same record when it is a member already
   * @throws DomainError rule `not_possible` for a talent who has signed out, `group_full`
   */
  async take(
    repositories: LobbyRepositories,
    outbox: Outbox,
    record: CheckInRecord,
  ): Promise<{ readonly record: CheckInRecord; readonly group: Group }> {
    const current = await repositories.groups.current(record.sessionId)
    if (current?.recordIds.includes(record.id)) return { record, group: current }
    assertCheckedInHere(record)
    if (record.state === 'signed_out') {
      throw broken('not_possible', 'This talent has signed out. Sign them in first.')
    }
    const group = current ?? (await this.begun(repositories, record.sessionId))
    assertRoomIn(group)
    const member = changed(record, {
      groupId: group.id,
      groupName: groupLabel(group),
      signedOutTime: null,
      held: null,
    })
    const larger = withMembers(group, [...(await membersOf(repositories, group)), member])
    await repositories.groups.save(larger)
    await repositories.records.save(member)
    if (record.auditioned) this.needs.texts.withdrawGoodbye(outbox, member)
    this.needs.signals.currentGroup(outbox, record.sessionId, larger)
    return { record: member, group: larger }
  }

  /** A group that is not stored yet. */
  async begun(repositories: LobbyRepositories, sessionId: string): Promise<Group> {
    return {
      id: this.needs.ids.next(),
      sessionId,
      number: (await repositories.groups.lastNumber(sessionId)) + 1,
      name: '',
      named: false,
      recordIds: [],
      guests: [],
      createdAt: this.needs.clock.now(),
      finishedAt: null,
      copiedFrom: null,
    }
  }
}
