import { type Actor, broken, CLOCK, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { GROUP_DIRECTORY, type GroupFacts } from '@callboard/lobby/queries'
import {
  NO_CURRENT_GROUP,
  RECORDING_OFF,
  startLocalRecording,
  startTakes,
  takeChanged,
} from '../../contract/index.ts'
import { asked, RUNNING_STATES, runningKey, type Take } from '../../domain/take.ts'
import { stopTakesOfLeftGroup } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { scheduleClose, tellDevice } from './stored-take.ts'
import { takeView } from './take-view.ts'

/** Of a column. */
const NAME_LENGTH = 250

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`.trim()

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
    const me = input.include_me && actor.kind === 'user' ? actor.userId : null
    return await this.needs.store.write(async ({ takes }, outbox) => {
      const recordIds = group.members.map((member) => member.recordId)
      const filter = { recordIds, states: RUNNING_STATES }
      const running = new Set((await takes.list(filter)).map(runningKey))
      const last = await takes.lastNumbers(recordIds)
      for (const take of this.#wanted(group, last, actor, me)) {
        if (running.has(runningKey(take)) || !(await takes.addIfAbsent(take))) continue
        tellDevice(outbox, take, startLocalRecording)
        outbox.signal(takeChanged, take.sessionId, { staff: takeView(take) })
        scheduleClose(outbox, take)
      }
      outbox.enqueue(stopTakesOfLeftGroup, { session: input.session, group: group.id })
      return outbox.answer({ takes: (await takes.list(filter)).map(takeView) })
    })
  }

  /** A take of each member's own device, and one of the whole group by the device of `me`. */
  #wanted(group: GroupFacts, last: ReadonlyMap<string, number>, actor: Actor, me: string | null): Take[] {
    const { id: groupId, sessionId, members } = group
    const numberOf = (recordId: string) => (last.get(recordId) ?? 0) + 1
    const shared = () => ({
      id: this.needs.ids.next(),
      sessionId,
      groupId,
      askedAt: this.needs.clock.now(),
      askedBy: actor.kind === 'user' ? actor.userId : null,
    })
    const own = members.map((member) =>
      asked({
        ...shared(),
        recordId: member.recordId,
        talentName: nameOf(member),
        number: numberOf(member.recordId),
      }),
    )
    const [first, ...others] = members
    if (me === null || !first) return own
    const inRoom = asked({
      ...shared(),
      recordId: first.recordId,
      alsoRecords: others.map(({ recordId }) => recordId),
      recorderId: me,
      talentName: members.map(nameOf).join(', ').slice(0, NAME_LENGTH),
      number: numberOf(first.recordId),
    })
    return [...own, inRoom]
  }
}
