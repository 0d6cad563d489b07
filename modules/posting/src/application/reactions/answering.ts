import { type Actor, broken, denied, isStaffStanding, missing, type UserActor } from '@callboard/core'
import type { Standing } from '@callboard/core/http-contract'
import type { FeedbackRules } from '@callboard/projects/queries'
import { ANSWERERS, visibleTo } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'
import { type Feedback, privateReviewers } from '../../domain/reaction.ts'
import type { Recipient } from '../../domain/recipient.ts'
import type { PostingGroupRepository, PostingRepositories } from '../ports/index.ts'

/** The account that answers, which the guard has let through. @throws DomainError denied without an account */
export function answering(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw denied()
  return actor
}

/** How the reader of a page stands to it. */
export interface PageReader {
  readonly standing: Standing | null
  /** Whose own address of the link they came by. */
  readonly recipient: Recipient | null
}

/** Staff of the project, signed-in clients, and recipients of the link. */
export const mayAnswer = ({ standing }: Pick<PageReader, 'standing'>): boolean =>
  ANSWERERS.some((answerer) => answerer === standing)

/**
 * Who answers on a page: the recipient of the link, or the account. An account that may answer by itself goes before.
 * @throws DomainError denied for neither
 */
export const answererOn = (actor: Actor, { standing, recipient }: PageReader): string =>
  standing === 'recipient' && recipient ? recipient.id : answering(actor).userId

/** The group this talent is in, of those that stand. @throws DomainError missing */
export function groupOfTalent(
  groups: readonly PostingGroup[],
  groupId: string,
  recordId: string,
): PostingGroup {
  const group = groups.find(({ id }) => id === groupId)
  if (!group?.members.some((member) => member.recordId === recordId)) throw missing('This talent')
  return group
}

/** @returns the group of the take, which is on the page for whoever asks. @throws DomainError missing */
export async function groupOfTake(
  repository: PostingGroupRepository,
  { groups, standing }: Pick<PageReader, 'standing'> & { readonly groups: readonly PostingGroup[] },
  of: { readonly page_id: string; readonly ref_id: string; readonly video: string },
): Promise<PostingGroup> {
  const group = groups.find(({ id }) => id === of.ref_id)
  const part = group && (await repository.part(of.page_id, of.ref_id, of.video))
  if (!group || !part || (part.archived && !isStaffStanding(standing))) throw missing('This take')
  return group
}

/** @throws DomainError rule when the project takes no answers and comments, or not this answer */
export function requireTaken({ open, reshoot }: FeedbackRules, feedback: string | null = null): void {
  if (!open) throw broken('feedback_off', 'Feedback and comments are switched off in this project.')
  if (feedback === 'reshoot' && !reshoot)
    throw broken('reshoot_off', 'Reshoot is not an answer in this project.')
}

/**
 * The answers on a page that a reader may see, whether others see the reader's own, and how many others keep theirs private.
 * @param reviewers whose; absent: everybody's
 */
export async function answersOnPage(
  { feedbacks, privacy }: PostingRepositories,
  pageId: string,
  readerId: string | null,
  reviewers?: readonly string[],
) {
  const given = await (reviewers ? feedbacks.ofReviewers(pageId, reviewers) : feedbacks.ofPlace(pageId))
  const wishes = await privacy.ofPlace(pageId)
  return {
    visible: visibleTo(readerId, given, wishes),
    privateReviewers: privateReviewers(readerId, given, ({ userId }) => wishes.has(userId)),
    ownPrivacy: (readerId !== null && wishes.get(readerId)) || null,
  }
}

/** The answers on a page that a reader may see. */
export const visibleOnPage = async (
  ...asked: Parameters<typeof answersOnPage>
): Promise<readonly Feedback[]> => (await answersOnPage(...asked)).visible

/** Those that were given to groups that stand. */
export function ofGroups<Given extends { readonly groupId: string }>(
  groups: readonly PostingGroup[],
  given: readonly Given[],
): readonly Given[] {
  const standing = new Set(groups.map(({ id }) => id))
  return given.filter(({ groupId }) => standing.has(groupId))
}
