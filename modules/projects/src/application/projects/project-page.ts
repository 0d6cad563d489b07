import type { UserDirectory } from '@callboard/accounts/queries'
import { type Actor, denied } from '@callboard/core'
import type { ProjectView } from '../../contract/index.ts'
import type { ProjectPage, ProjectsStore, StaffMember } from '../ports/index.ts'
import { projectViews } from './project-view.ts'

const PAGE_SIZE = 10

/** Whose projects a member of the staff works on; undefined for a super admin, who works on all. */
export function staffMember(actor: Actor): StaffMember | undefined {
  if (actor.kind !== 'user') throw denied()
  switch (actor.userType) {
    case 'super_admin':
      return undefined
    case 'casting_director':
    case 'session_manager':
      return { userId: actor.userId, as: actor.userType }
    default:
      throw denied()
  }
}

interface Asked {
  readonly skip?: number
  readonly take?: number
  readonly name?: string
  readonly archived?: boolean
  readonly _id?: string
}

/** A project that is named is found whether it is archived or not, unless the caller asks for one of them. */
export const pageOf = ({ skip, take, name, archived, _id }: Asked): ProjectPage => ({
  skip: skip ?? 0,
  take: take ?? PAGE_SIZE,
  archived: archived ?? (_id === undefined ? false : undefined),
  name: name?.trim() || undefined,
  id: _id,
})

/** A page of projects for staff. */
export async function projectPage(
  { store, users }: { readonly store: ProjectsStore; readonly users: UserDirectory },
  actor: Actor,
  page: ProjectPage,
): Promise<{ studios: ProjectView[]; count: number }> {
  const { projects, count } = await store.read((repositories) => repositories.projects.page(page))
  return { studios: await projectViews(store, users, actor, projects), count }
}
