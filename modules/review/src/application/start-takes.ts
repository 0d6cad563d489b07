import { type Actor, broken, type Clock, type Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { startLocalRecording, type startTakes, takeChanged } from '../contract/index.ts'
import { asked, RUNNING_STATES } from '../domain/take.ts'
import type { GroupDirectory, ReviewStore } from './ports/index.ts'
import { scheduleClose } from './schedule-close.ts'
import type { SessionGate } from './session-gate.ts'
import { takeView } from './take-view.ts'

export class StartTakes {
  readonly #store: ReviewStore
  readonly #gate: SessionGate
  readonly #groups: GroupDirectory
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(store: ReviewStore, gate: SessionGate, groups: GroupDirectory, clock: Clock, ids: Ids) {
    this.#store = store
    this.#gate = gate
    this.#groups = groups
    this.#clock = clock
    this.#ids = ids
  }

  async run(actor: Actor, input: InputOf<typeof startTakes>): Promise<ReplyOf<typeof startTakes>> {
    await this.#gate.staff(actor, input.session)
    const group = await this.#groups.current(input.session)
    if (!group || group.members.length === 0) {
      throw broken('no_current_group', 'Add somebody to the current group first.')
    }
    const recordIds = group.members.map((member) => member.recordId)
    return await this.#store.write(async ({ takes }, outbox) => {
      const running = await takes.list({ recordIds, states: RUNNING_STATES })
      const recording = new Set(running.map((take) => take.recordId))
      const before = await takes.countByRecord(recordIds)
      for (const member of group.members.filter(({ recordId }) => !recording.has(recordId))) {
        const take = asked({
          id: this.#ids.next(),
          sessionId: input.session,
          groupId: group.id,
          recordId: member.recordId,
          talentName: `${member.firstName} ${member.lastName}`.trim(),
          number: (before.get(member.recordId) ?? 0) + 1,
          askedAt: this.#clock.now(),
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
