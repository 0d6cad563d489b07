import { CLOCK, conflict, type NeedsOf, type Outbox, useCase } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { undoFinish } from '../../contract/index.ts'
import { backFromFinish, type Group, withMembers } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { RecordTransition } from '../line/record-transition.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { heldBy, membersOf } from './group-members.ts'
import { GroupTakes } from './group-takes.ts'
import { groupView } from './group-view.ts'

const NEEDS = {
  store: LOBBY_STORE,
  takes: GroupTakes,
  signals: LobbySignals,
  transition: RecordTransition,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

/** Makes a finished group the current one again, as long as its talent have not been told. */
export const UndoFinish = useCase(undoFinish, NEEDS, async ({ needs, input, subject: { session } }) => {
  const taken = await needs.takes.of(session.id)
  return await needs.store.write(async (repositories, outbox) => {
    await repositories.lockSession(session.id)
    const begun = await repositories.groups.current(session.id)
    if (begun?.id === input.group) return outbox.answer(groupView(begun))
    if (begun && begun.id !== taken && isOnly(begun, input.called))
      await takeBackCallIn(needs, repositories, outbox, session, begun)
    const current = await repositories.groups.current(session.id)
    if (current) throw conflict('begun', notAnyMore('another group has begun'))
    const group = await repositories.groups.find(input.group)
    const held = group?.sessionId === session.id ? await heldBy(repositories, group) : []
    if (!group || held.length === 0) throw conflict('told', notAnyMore('the talent have been told'))
    // Talent who were removed or joined another group in between stay out of it: they would be recorded and shown as
    // if they were in the room.
    const members = await membersOf(repositories, group)
    const present = members.filter(({ deletedAt, groupId }) => deletedAt === null && groupId === group.id)
    const left = held.filter((member) => !present.some(({ id }) => id === member.id))
    const reopened = { ...withMembers(group, [...present, ...left]), finishedAt: null }
    await repositories.groups.save(reopened)
    for (const member of held) {
      const back = backFromFinish(member, group)
      await repositories.records.save(back)
      needs.signals.record(outbox, back)
    }
    needs.signals.currentGroup(outbox, session.id, reopened)
    needs.signals.line(outbox, session.id)
    return outbox.answer(groupView(reopened))
  })
})

const notAnyMore = (why: string) =>
  `This cannot be undone any more: ${why}. Call the talent in again instead.`

const isOnly = ({ recordIds, guests }: Group, called: string | undefined) =>
  recordIds.length === 1 && recordIds[0] === called && guests.length === 0

/** The only talent of a group that a call-in began leaves it, and it is over: a take that still comes finds it. */
async function takeBackCallIn(
  { transition, clock }: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  session: SessionFacts,
  begun: Group,
): Promise<void> {
  for (const record of await membersOf(repositories, begun))
    if (record.stepBack && record.state === 'in_casting' && record.stepBack.state !== 'in_casting')
      await transition.takeBack(repositories, outbox, session, record, record.stepBack)
    else await transition.apply(repositories, outbox, session, record, 'call-to-lobby')
  await repositories.groups.save({ ...withMembers(begun, []), finishedAt: clock.now() })
}
