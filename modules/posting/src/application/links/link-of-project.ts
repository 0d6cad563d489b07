import { missing } from '@callboard/core'
import type { PostingLink } from '../../domain/link.ts'
import type { LinkRepository } from '../ports/index.ts'

/** @throws DomainError missing for a link of another project */
export async function linkOfProject(
  links: LinkRepository,
  projectId: string,
  id: string,
): Promise<PostingLink> {
  const link = await links.find(id)
  if (link?.projectId !== projectId) throw missing('This posting link')
  return link
}
