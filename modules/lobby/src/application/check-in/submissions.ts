import { CLOCK, IDS, invalid, type Outbox, SECRET_HASHER, service } from '@callboard/core'
import { SELF_TAPES } from '@callboard/review/queries'
import { videosSubmitted } from '../../contract/index.ts'
import {
  type CheckInRecord,
  changed,
  type Group,
  groupLabel,
  personOf,
  withMembers,
} from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import type { LobbyRepositories } from '../ports/index.ts'

/** The videos that come with the check-in to a Video Submission. */
export class Submissions extends service({
  tapes: SELF_TAPES,
  hasher: SECRET_HASHER,
  signals: LobbySignals,
  clock: CLOCK,
  ids: IDS,
}) {
  /**
   * Reserves the uploads for this person.
   * @returns their ids
   * @throws DomainError invalid when one is not whole, or gone
   */
  async claim(
    keys: readonly string[],
    person: Parameters<typeof personOf>[0] & { readonly dayId: string },
  ): Promise<readonly string[]> {
    const digest = this.needs.hasher.digest(personOf(person))
    const uploads = await this.needs.tapes.claim(keys, person.dayId, digest)
    if (uploads.length < new Set(keys).size)
      throw invalid('videos', 'A video is not uploaded completely. Add it again.')
    return uploads
  }

  /**
   * Gives a submission its group, which was never in front of a camera: it is finished from its start. The session must
   * be locked.
   */
  async hand(
    repositories: LobbyRepositories,
    outbox: Outbox,
    record: CheckInRecord,
    uploads: readonly string[],
  ): Promise<CheckInRecord> {
    const known = record.groupId === null ? null : await repositories.groups.find(record.groupId)
    const group = known ?? (await this.#newGroup(repositories, record))
    const member = known ? record : await this.#join(repositories, record, group)
    outbox.publish(videosSubmitted, {
      record_id: record.id,
      session_id: record.sessionId,
      group_id: group.id,
      uploads: [...uploads],
    })
    this.needs.signals.record(outbox, member)
    return member
  }

  async #newGroup(repositories: LobbyRepositories, record: CheckInRecord): Promise<Group> {
    const now = this.needs.clock.now()
    const empty: Group = {
      id: this.needs.ids.next(),
      sessionId: record.sessionId,
      number: (await repositories.groups.lastNumber(record.sessionId)) + 1,
      name: '',
      named: false,
      recordIds: [],
      guests: [],
      createdAt: now,
      finishedAt: now,
      copiedFrom: null,
    }
    const group = withMembers(empty, [record])
    await repositories.groups.save(group)
    return group
  }

  async #join(repositories: LobbyRepositories, record: CheckInRecord, group: Group): Promise<CheckInRecord> {
    const member = changed(record, { groupId: group.id, groupName: groupLabel(group), auditioned: true })
    await repositories.records.save(member)
    return member
  }
}
