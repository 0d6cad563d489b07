import type { PostingGroup, PostingMember } from './page.ts'
import { type Feedback, IN_SESSION } from './reaction.ts'

/** The newest answer of a reviewer, and what else they have said of the talent. */
export interface Vote extends Feedback {
  /** On other pages, in other groups and in the live room, newest first. */
  readonly earlier: readonly Feedback[]
}

/** A talent on one or several pages, with one vote of each reviewer. */
export interface TalentPick {
  readonly member: PostingMember
  readonly sessionId: string
  /** The copies that the talent is in, in the order they were given. */
  readonly copies: readonly Pick<PostingGroup, 'id' | 'pageId' | 'sourceGroupId'>[]
  readonly votes: readonly Vote[]
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

const newestOfEach = (answers: readonly Feedback[]): Vote[] =>
  [...Map.groupBy(answers, ({ userId }) => userId).values()].flatMap((own) => {
    const [newest, ...earlier] = linesOf(own.toSorted((a, b) => b.givenAt.getTime() - a.givenAt.getTime()))
    return newest ? [{ ...newest, earlier }] : []
  })

/** The same answer in several groups of a page is one line. */
const linesOf = (answers: readonly Feedback[]): Feedback[] =>
  answers.filter(
    ({ placeId, value }, at) =>
      answers.findIndex((other) => other.placeId === placeId && other.value === value) === at,
  )
