import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { removeLogo } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export const RemoveLogo = useCase(
  removeLogo,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  ({ needs, actor, input }) =>
    changeProject(needs.store, needs.users, actor, input.id, (project) =>
      project.brand.logoKey === null ? project : { ...project, brand: { ...project.brand, logoKey: null } },
    ),
)
