import type { PostingGroup, PostingMember } from './page.ts'
import { type Feedback, IN_SESSION } from './reaction.ts'

/** A talent on one or several pages, with one vote of each reviewer. */
export interface TalentPick {
  readonly member: PostingMember
  readonly sessionId: string
  /** The copies that the talent is in, in the order they were given. */
  readonly copies: readonly Pick<PostingGroup, 'id' | 'pageId' | 'sourceGroupId'>[]
  /** Of each reviewer the newest answer. */
  readonly votes: readonly Feedback[]
}

/**
 * One line for each talent, in the order in which the groups show them.
 * @param feedbacks those of the pages and of the live rooms that the reader may see; answers on other groups are left out
 */
export function picksOf(groups: readonly PostingGroup[], feedbacks: readonly Feedback[]): TalentPick[] {
  const given = Map.groupBy(feedbacks, ({ groupId, recordId }) => `${groupId} ${recordId}`)
  const shown = groups.flatMap((group) => group.members.map((member) => ({ group, member })))
  return [...Map.groupBy(shown, ({ member }) => member.recordId).values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const places = [...of.map(({ group }) => group.id), IN_SESSION]
    const answers = places.flatMap((group) => given.get(`${group} ${first.member.recordId}`) ?? [])
    return [
      {
        member: first.member,
        sessionId: first.group.sessionId,
        copies: of.map(({ group }) => group),
        votes: newestOfEach(answers),
      },
    ]
  })
}

const newestOfEach = (answers: readonly Feedback[]): Feedback[] =>
  [...Map.groupBy(answers, ({ userId }) => userId).values()].flatMap(
    (own) => own.toSorted((a, b) => b.givenAt.getTime() - a.givenAt.getTime())[0] ?? [],
  )
