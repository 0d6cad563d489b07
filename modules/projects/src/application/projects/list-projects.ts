import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listProjects } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { pageOf, projectPage, staffMember } from './project-page.ts'

export class ListProjects extends useCase(listProjects, { store: PROJECTS_STORE, users: USER_DIRECTORY }) {
  async run(actor: Actor, input: InputOf<typeof listProjects>): Promise<ReplyOf<typeof listProjects>> {
    return await projectPage(this.needs, actor, { ...pageOf(input), of: staffMember(actor) })
  }
}
