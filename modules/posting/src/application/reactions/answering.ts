import { type Actor, denied, missing, type UserActor } from '@callboard/core'
import { REVIEWERS, type Standing } from '@callboard/core/http-contract'
import type { PostingGroup } from '../../domain/page.ts'
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
