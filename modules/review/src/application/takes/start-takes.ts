import { type Actor, broken, CLOCK, IDS, type NeedsOf, useCase } from '@callboard/core'
import { GROUP_DIRECTORY, type GroupFacts } from '@callboard/lobby/queries'
import {
  GUESTS_ALONE,
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

interface Numbers {
  /** Of each record, its last take. */
  readonly last: ReadonlyMap<string, number>
  /** How many takes the group's guests have alone. */
  readonly ofGuests: number
}

const NEEDS = { store: REVIEW_STORE, groups: GROUP_DIRECTORY, clock: CLOCK, ids: IDS }
type Needs = NeedsOf<typeof NEEDS>

export const StartTakes = useCase(
  startTakes,
  NEEDS,
  async ({ needs, actor, input, subject: { session } }) => {
    if (!session.localRecording) throw broken('local_recording_off', RECORDING_OFF)
    const group = await needs.groups.current(input.session)
    if (!group || group.members.length + group.guests.length === 0) {
      throw broken('no_current_group', NO_CURRENT_GROUP)
    }
    const me = input.include_me && actor.kind === 'user' ? actor.userId : null
    if (group.members.length === 0 && me === null) throw broken('guests_alone', GUESTS_ALONE)
    return await needs.store.write(async ({ takes }, outbox) => {
      const recordIds = group.members.map((member) => member.recordId)
      const runningNow = async () =>
        (await takes.list({ sessionId: input.session, states: RUNNING_STATES })).filter(
          ({ groupId, recordId }) =>
            groupId === group.id || (recordId !== null && recordIds.includes(recordId)),
        )
      const running = new Set((await runningNow()).map(runningKey))
      const last = await takes.lastNumbers(recordIds)
      const ofGroup = await takes.list({ groupId: group.id })
      const ofGuests = ofGroup.filter(({ recordId }) => recordId === null).length
      for (const take of wanted(needs, group, { last, ofGuests }, actor, me)) {
        if (running.has(runningKey(take)) || !(await takes.addIfAbsent(take))) continue
        tellDevice(outbox, take, startLocalRecording)
        outbox.signal(takeChanged, take.sessionId, { staff: takeView(take) })
        scheduleClose(outbox, take)
      }
      outbox.enqueue(stopTakesOfLeftGroup, { session: input.session, group: group.id })
      return outbox.answer({ takes: (await runningNow()).map(takeView) })
    })
  },
)

/** A take of each member's own device, and one of the whole group by the device of `me`. */
function wanted(
  { ids, clock }: Needs,
  group: GroupFacts,
  { last, ofGuests }: Numbers,
  actor: Actor,
  me: string | null,
): Take[] {
  const { id: groupId, sessionId, members, guests } = group
  const numberOf = (recordId: string) => (last.get(recordId) ?? 0) + 1
  const shared = () => ({
    id: ids.next(),
    sessionId,
    groupId,
    askedAt: clock.now(),
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
  if (me === null) return own
  const [first, ...others] = members
  const inRoom = asked({
    ...shared(),
    recordId: first?.recordId ?? null,
    alsoRecords: others.map(({ recordId }) => recordId),
    recorderId: me,
    talentName: [...members.map(nameOf), ...guests].join(', ').slice(0, NAME_LENGTH),
    number: first ? numberOf(first.recordId) : ofGuests + 1,
  })
  return [...own, inRoom]
}
