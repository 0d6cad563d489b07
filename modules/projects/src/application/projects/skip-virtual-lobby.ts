import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { skipVirtualLobby, virtualLobbySwitched } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { changeProject } from './change-project.ts'

export class SkipVirtualLobby extends useCase(skipVirtualLobby, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof skipVirtualLobby>,
  ): Promise<ReplyOf<typeof skipVirtualLobby>> {
    return await changeProject(this.needs.store, this.needs.users, actor, input.id, (project, outbox) => {
      if (project.skipVirtualLobby === input.skip_virtual_lobby) return project
      outbox.publish(virtualLobbySwitched, { project_id: project.id })
      return { ...project, skipVirtualLobby: input.skip_virtual_lobby }
    })
  }
}
