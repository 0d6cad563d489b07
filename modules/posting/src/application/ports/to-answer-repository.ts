import type { PostingGroup } from '../../domain/page.ts'

/** A group on a page with takes to see. */
export interface GroupToAnswer extends Pick<PostingGroup, 'id' | 'pageId' | 'sessionId' | 'members'> {
  /** How many of its talent have no answer of a person. */
  readonly toAnswer: number
}

export interface ToAnswerRepository {
  /** The groups with takes to see, in the order of each page. Two statements at any size, one for nobody. */
  groupsFor(pageIds: readonly string[], userId: string | null): Promise<readonly GroupToAnswer[]>
  /** Ids of links that the account has watched takes by, the latest first; none that a recipient's address led to. */
  linksOf(userId: string, limit: number): Promise<readonly string[]>
}
