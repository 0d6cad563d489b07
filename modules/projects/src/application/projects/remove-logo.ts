import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeLogo } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export class RemoveLogo extends useCase(removeLogo, { store: PROJECTS_STORE, users: USER_DIRECTORY }) {
  async run(actor: Actor, input: InputOf<typeof removeLogo>): Promise<ReplyOf<typeof removeLogo>> {
    return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project) =>
      project.brand.logoKey === null ? project : { ...project, brand: { ...project.brand, logoKey: null } },
    )
  }
}
