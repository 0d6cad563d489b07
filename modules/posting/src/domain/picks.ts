import type { PostingGroup, PostingMember } from './page.ts'
import type { Feedback, RecordFeedback } from './reaction.ts'

/** An answer on a page, or in the live room, which is no page. */
export interface Vote extends Pick<Feedback, 'userId' | 'value' | 'givenAt'> {
  readonly pageId: string | null
}

/** A talent on one or several pages, with one vote of each reviewer. */
export interface TalentPick {
  readonly member: PostingMember
  readonly sessionId: string
  /** The copies that the talent is in, in the order they were given. */
  readonly copies: readonly Pick<PostingGroup, 'id' | 'pageId' | 'sourceGroupId'>[]
  /** Of each reviewer the newest answer. */
  readonly votes: readonly Vote[]
}

/**
 * One line for each talent, in the order in which the groups show them.
 * @param feedbacks those that the reader may see; answers on other groups are left out
 * @param live answers of the live room that the reader may see
 */
export function picksOf(
  groups: readonly PostingGroup[],
  feedbacks: readonly Feedback[],
  live: readonly RecordFeedback[] = [],
): TalentPick[] {
  const liveOf = Map.groupBy(live, ({ recordId }) => recordId)
  const given = Map.groupBy(feedbacks, ({ groupId, recordId }) => `${groupId} ${recordId}`)
  const places = groups.flatMap((group) => group.members.map((member) => ({ group, member })))
  return [...Map.groupBy(places, ({ member }) => member.recordId).values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const answers = of.flatMap(({ group, member }) => given.get(`${group.id} ${member.recordId}`) ?? [])
    return [
      {
        member: first.member,
        sessionId: first.group.sessionId,
        copies: of.map(({ group }) => group),
        votes: newestOfEach([
          ...answers,
          ...(liveOf.get(first.member.recordId) ?? []).map((vote) => ({ ...vote, pageId: null })),
        ]),
      },
    ]
  })
}

const newestOfEach = (answers: readonly Vote[]): Vote[] =>
  [...Map.groupBy(answers, ({ userId }) => userId).values()].flatMap(
    (own) => own.toSorted((a, b) => b.givenAt.getTime() - a.givenAt.getTime())[0] ?? [],
  )
