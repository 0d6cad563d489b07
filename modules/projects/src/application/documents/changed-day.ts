import { type Actor, denied, missing } from '@callboard/core'
import type { ProjectsRepositories } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'
import { mayChangeDocuments } from './document-view.ts'

/**
 * A session date, locked against other changes until the transaction ends.
 * @throws DomainError denied for managers of other dates only
 */
export async function changedDay(
  repositories: ProjectsRepositories,
  actor: Actor,
  ids: { readonly session: string; readonly day: string },
): Promise<void> {
  const { session, project } = await staffedSession(repositories, actor, ids.session, 'locked')
  const day = session.dates.find(({ id }) => id === ids.day)
  if (!day) throw missing('This session date')
  if (!mayChangeDocuments(actor, project.castingDirectorIds, day))
    throw denied('Only a casting director and the managers of this date change its documents.')
}
