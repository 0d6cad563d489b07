import { type Actor, broken, denied, missing, type UserActor } from '@callboard/core'
import { REVIEWERS, type Standing } from '@callboard/core/http-contract'
import type { FeedbackRules } from '@callboard/projects/queries'
import { visibleTo } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'
import type { Feedback } from '../../domain/reaction.ts'
import type { PostingRepositories } from '../ports/index.ts'

/** The account that answers on a page, which the guard has let through. @throws DomainError denied without an account */
export function answering(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw denied()
  return actor
}

/** Staff of the project and signed-in clients. */
export const mayAnswer = (standing: Standing | null): boolean =>
  REVIEWERS.some((reviewer) => reviewer === standing)

/** The group of the page this talent is in. @throws DomainError missing */
export async function groupOfTalent(
  { groups }: PostingRepositories,
  pageId: string,
  groupId: string,
  recordId: string,
): Promise<PostingGroup> {
  const group = await groups.find(pageId, groupId)
  if (!group?.members.some((member) => member.recordId === recordId)) throw missing('This talent')
  return group
}

/** @throws DomainError rule when the project takes no answers and comments, or not this answer */
export function requireTaken({ open, reshoot }: FeedbackRules, feedback: string | null = null): void {
  if (!open) throw broken('feedback_off', 'Feedback and comments are switched off in this project.')
  if (feedback === 'reshoot' && !reshoot)
    throw broken('reshoot_off', 'Reshoot is not an answer in this project.')
}

/** The answers on a page that a reader may see. */
export async function visibleOnPage(
  { feedbacks, pagePrivacy }: PostingRepositories,
  pageId: string,
  readerId: string | null,
): Promise<readonly Feedback[]> {
  return visibleTo(readerId, await feedbacks.ofPage(pageId), await pagePrivacy.ofPlace(pageId))
}
