import { type Actor, type Clock, conflict, type Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { createProject } from '../contract/index.ts'
import type { Project } from '../domain/project.ts'
import { projectUri } from '../domain/project-uri.ts'
import { roleList } from '../domain/roles.ts'
import { castingDirectorsAfter, checkCastingDirectors } from './casting-directors.ts'
import { checkTexts } from './check-texts.ts'
import type { OwnTexts, ProjectsStore, UserDirectory } from './ports/index.ts'
import { signedIn } from './project-access.ts'
import { projectView } from './project-view.ts'

/** @throws DomainError conflict `uri_taken` */
export const uriTaken = (uri: string) => conflict('uri_taken', `Studio uri ${uri} already used!`)

export class CreateProject {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory
  readonly #ownTexts: OwnTexts
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: ProjectsStore, users: UserDirectory, ownTexts: OwnTexts, ids: Ids, clock: Clock) {
    this.#store = store
    this.#users = users
    this.#ownTexts = ownTexts
    this.#ids = ids
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof createProject>): Promise<ReplyOf<typeof createProject>> {
    const user = signedIn(actor)
    const own = user.userType === 'casting_director' ? [user.userId] : []
    const castingDirectorIds = castingDirectorsAfter(user, own, input.casting_directors)
    await checkCastingDirectors(this.#users, input.casting_directors)
    checkTexts(this.#ownTexts, input.texts)
    const name = input.name.trim()
    const project: Project = {
      id: this.#ids.next(),
      name,
      uri: input.uri ?? projectUri(name, this.#ids.secret()),
      meetingIds: {
        main: this.#ids.secret(),
        test: this.#ids.secret(),
        backoffice: this.#ids.secret(),
      },
      archived: false,
      skipVirtualLobby: false,
      allowTalentCreateRole: input.allow_talent_create_role ?? false,
      localRecordingEnabled: input.local_recording_enabled ?? false,
      roles: roleList(input.project_roles ?? []),
      castingDirectorIds,
      texts: input.texts ?? {},
      createdBy: user.userId,
      createdAt: this.#clock.now(),
      deletedAt: null,
      version: 1,
    }
    const view = await projectView(this.#store, this.#users, actor, project)
    return await this.#store.write(async ({ projects }, outbox) => {
      if (!(await projects.insert(project))) throw uriTaken(project.uri)
      return outbox.answer(view)
    })
  }
}
