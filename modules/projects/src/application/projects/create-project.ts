import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { OWN_TEXTS } from '@callboard/admin/queries'
import { CLOCK, IDS, useCase } from '@callboard/core'
import { createProject, projectUri } from '../../contract/index.ts'
import type { Project } from '../../domain/project.ts'
import { roleList } from '../../domain/roles.ts'
import { castingDirectorsAfter, checkCastingDirectors } from '../people.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { addressTaken, checkMeetings } from './addresses.ts'
import { checkTexts } from './check-texts.ts'
import { projectView } from './project-view.ts'

export const CreateProject = useCase(
  createProject,
  { store: PROJECTS_STORE, users: USER_DIRECTORY, ownTexts: OWN_TEXTS, ids: IDS, clock: CLOCK },
  async ({ needs, actor, input }) => {
    const user = signedIn(actor)
    const own = user.userType === 'casting_director' ? [user.userId] : []
    const castingDirectorIds = castingDirectorsAfter(user, own, input.casting_directors)
    await checkCastingDirectors(needs.users, input.casting_directors)
    checkTexts(needs.ownTexts, input.texts)
    const name = input.name.trim()
    const project: Project = {
      id: needs.ids.next(),
      name,
      uri: input.uri ?? projectUri(name, needs.ids.secret()),
      meetingIds: {
        main: input.jitsi_meeting_id ?? needs.ids.secret(),
        test: input.test_meeting_id ?? needs.ids.secret(),
        backoffice: input.back_office_meeting_id ?? needs.ids.secret(),
      },
      archived: false,
      lastArchivedAt: null,
      skipVirtualLobby: false,
      allowTalentCreateRole: input.allow_talent_create_role ?? false,
      localRecordingEnabled: input.local_recording_enabled ?? true,
      feedbackEnabled: input.feedback_enabled ?? true,
      reshootEnabled: input.reshoot_enabled ?? false,
      reminders: input.reminders ?? true,
      roles: roleList(input.project_roles ?? []),
      castingDirectorIds,
      texts: input.texts ?? {},
      brand: { logoKey: null, accent: input.accent ?? null },
      createdBy: user.userId,
      createdAt: needs.clock.now(),
      deletedAt: null,
      version: 1,
    }
    checkMeetings(project.meetingIds)
    const view = await projectView(needs.store, needs.users, actor, project)
    return await needs.store.write(async ({ projects }, outbox) => {
      if (!(await projects.insert(project))) throw await addressTaken(projects, project)
      return outbox.answer(view)
    })
  },
)
