import { ACCESS, broken, CLOCK, IDS, invalid, missing, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { copyGroupsToSession, groupCopied, groupSubject } from '../../contract/index.ts'
import { copyOfGroup, type GroupWithMembers, isCurrent } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { withMembersOf } from './group-members.ts'

const ofGroup = subjectOf(groupSubject, { id: 'id' }, STAFF)

/**
 * Puts copies of finished groups of one session into another, with their talent; their takes follow by `groupCopied`.
 * A group that was copied there before is the same group: only takes that it lacks come.
 * @throws DomainError missing; invalid for the session that they are of; rule `current_group`, `no_dates`
 */
export const CopyGroupsToSession = useCase(
  copyGroupsToSession,
  {
    access: ACCESS,
    store: LOBBY_STORE,
    videos: VIDEO_DIRECTORY,
    signals: LobbySignals,
    clock: CLOCK,
    ids: IDS,
  },
  async ({ needs, actor, input, subject: { session } }) => {
    const wanted = [input.oldGroupId].flat()
    const { session: from } = await needs.access.admit(ofGroup, actor, { id: wanted[0]! })
    if (from.id === session.id) throw invalid('targetSessionId', 'These groups are in this session.')
    const day = session.dates[0]
    if (!day) throw broken('no_dates', `${session.name} has no date yet. Give it one first.`)
    const takes = (await needs.videos.forGroups(from.id, wanted)).flatMap(({ videos }) => videos)
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const sources = await sourcesOf(repositories, from.id, wanted)
      const known = await knownCopies(repositories, session.id, new Set(wanted))
      const lastNumber = await repositories.groups.lastNumber(session.id)
      const now = needs.clock.now()
      const made = sources
        .filter(({ group }) => !known.has(group.id))
        .map((source, at) => {
          const target = { sessionId: session.id, day, number: lastNumber + at + 1, now }
          return copyOfGroup(source, target, needs.ids)
        })
      await repositories.records.addCopies(made.flatMap(({ members }) => members))
      await repositories.groups.addAll(made.map(({ group }) => group))
      for (const { group, members } of [...made, ...known.values()])
        outbox.publish(groupCopied, {
          from_session: from.id,
          from_group: group.copiedFrom!,
          session_id: session.id,
          group_id: group.id,
          records: members.flatMap(({ id, copiedFrom }) =>
            copiedFrom === null ? [] : [{ from: copiedFrom, to: id }],
          ),
        })
      for (const { group } of made) needs.signals.edited(outbox, group)
      return outbox.answer({
        copied: made.length,
        known: known.size,
        not_ready: takes.filter(({ archived, plays }) => !archived && !plays).length,
      })
    })
  },
)

/** The groups with their talent, in the order of their session. @throws DomainError */
async function sourcesOf(
  repositories: LobbyRepositories,
  sessionId: string,
  ids: readonly string[],
): Promise<readonly GroupWithMembers[]> {
  const wanted = new Set(ids)
  const groups = (await repositories.groups.ofSession(sessionId)).filter(({ id }) => wanted.has(id))
  if (groups.length < wanted.size) throw missing('One of these groups')
  if (groups.some(isCurrent))
    throw broken('current_group', 'One of these groups is in front of the camera. Finish it first.')
  return await withMembersOf(repositories, groups)
}

/** Source → its copy in the session, where it has one. */
async function knownCopies(
  repositories: LobbyRepositories,
  sessionId: string,
  sources: ReadonlySet<string>,
): Promise<ReadonlyMap<string, GroupWithMembers>> {
  const copies = (await repositories.groups.ofSession(sessionId)).filter(
    ({ copiedFrom }) => copiedFrom !== null && sources.has(copiedFrom),
  )
  return new Map((await withMembersOf(repositories, copies)).map((copy) => [copy.group.copiedFrom!, copy]))
}
