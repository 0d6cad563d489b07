import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { OWN_TEXTS } from '@callboard/admin/queries'
import { type Actor, CLOCK, conflict, IDS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { createProject } from '../../contract/index.ts'
import type { Project } from '../../domain/project.ts'
import { projectUri } from '../../domain/project-uri.ts'
import { roleList } from '../../domain/roles.ts'
import { castingDirectorsAfter, checkCastingDirectors } from '../people.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { checkTexts } from './check-texts.ts'
import { projectView } from './project-view.ts'

/** @throws DomainError conflict `uri_taken` */
export const uriTaken = (uri: string) => conflict('uri_taken', `Studio uri ${uri} already used!`)

export class CreateProject extends useCase(createProject, {
  store: PROJECTS_STORE,
  users: USER_DIRECTORY,
  ownTexts: OWN_TEXTS,
  ids: IDS,
  clock: CLOCK,
}) {
  async run(actor: Actor, input: InputOf<typeof createProject>): Promise<ReplyOf<typeof createProject>> {
    const user = signedIn(actor)
    const own = user.userType === 'casting_director' ? [user.userId] : []
    const castingDirectorIds = castingDirectorsAfter(user, own, input.casting_directors)
    await checkCastingDirectors(this.needs.users, input.casting_directors)
    checkTexts(this.needs.ownTexts, input.texts)
    const name = input.name.trim()
    const project: Project = {
      id: this.needs.ids.next(),
      name,
      uri: input.uri ?? projectUri(name, this.needs.ids.secret()),
      meetingIds: {
        main: this.needs.ids.secret(),
        test: this.needs.ids.secret(),
        backoffice: this.needs.ids.secret(),
      },
      archived: false,
      skipVirtualLobby: false,
      allowTalentCreateRole: input.allow_talent_create_role ?? false,
      localRecordingEnabled: input.local_recording_enabled ?? false,
      roles: roleList(input.project_roles ?? []),
      castingDirectorIds,
      texts: input.texts ?? {},
      createdBy: user.userId,
      createdAt: this.needs.clock.now(),
      deletedAt: null,
      version: 1,
    }
    const view = await projectView(this.needs.store, this.needs.users, actor, project)
    return await this.needs.store.write(async ({ projects }, outbox) => {
      if (!(await projects.insert(project))) throw uriTaken(project.uri)
      return outbox.answer(view)
    })
  }
}
