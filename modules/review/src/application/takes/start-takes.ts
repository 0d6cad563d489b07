import { type Actor, broken, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import {
  NO_CURRENT_GROUP,
  RECORDING_OFF,
  startLocalRecording,
  startTakes,
  takeChanged,
} from '../../contract/index.ts'
import { asked, RUNNING_STATES } from '../../domain/take.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { scheduleClose } from './stored-take.ts'
import { takeView } from './take-view.ts'

export class StartTakes extends useCase(startTakes, {
  store: REVIEW_STORE,
  groups: GROUP_DIRECTORY,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof startTakes>,
    { session }: SubjectOf<typeof startTakes>,
  ): Promise<ReplyOf<typeof startTakes>> {
    if (!session.localRecording) throw broken('local_recording_off', RECORDING_OFF)
    const group = await this.needs.groups.current(input.session)
    if (!group || group.members.length === 0) {
      throw broken('no_current_group', NO_CURRENT_GROUP)
    }
    const recordIds = group.members.map((member) => member.recordId)
    return await this.needs.store.write(async ({ takes }, outbox) => {
      const running = await takes.list({ recordIds, states: RUNNING_STATES })
      const recording = new Set(running.map((take) => take.recordId))
      const before = await takes.countByRecord(recordIds)
      for (const member of group.members.filter(({ recordId }) => !recording.has(recordId))) {
        const take = asked({
          id: this.needs.ids.next(),
          sessionId: input.session,
          groupId: group.id,
          recordId: member.recordId,
          talentName: `${member.firstName} ${member.lastName}`.trim(),
          number: (before.get(member.recordId) ?? 0) + 1,
          askedAt: this.needs.clock.now(),
          askedBy: actor.kind === 'user' ? actor.userId : null,
        })
        if (!(await takes.addIfAbsent(take))) continue
        outbox.signal(startLocalRecording, take.recordId, { talent: { take: take.id } })
        outbox.signal(takeChanged, take.sessionId, { staff: takeView(take) })
        scheduleClose(outbox, take)
      }
      const now = await takes.list({ recordIds, states: RUNNING_STATES })
      return outbox.answer({ takes: now.map(takeView) })
    })
  }
}
