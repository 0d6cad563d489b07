import { missing } from '@callboard/core'
import type { PostingGroup } from '../../domain/page.ts'
import type { PostingRepositories } from '../ports/index.ts'

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
