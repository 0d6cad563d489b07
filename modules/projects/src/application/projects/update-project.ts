import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { OWN_TEXTS } from '@callboard/admin/queries'
import { conflict, useCase } from '@callboard/core'
import { updateProject } from '../../contract/index.ts'
import type { Project } from '../../domain/project.ts'
import { roleList } from '../../domain/roles.ts'
import { castingDirectorsAfter, checkCastingDirectors } from '../people.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject, signedIn } from '../project-access.ts'
import { addressTaken, checkMeetings } from './addresses.ts'
import { checkTexts } from './check-texts.ts'
import { projectView } from './project-view.ts'
import { RoleUse } from './role-use.ts'

export const UpdateProject = useCase(
  updateProject,
  { store: PROJECTS_STORE, users: USER_DIRECTORY, ownTexts: OWN_TEXTS, use: RoleUse },
  async ({ needs, actor, input }) => {
    const user = signedIn(actor)
    await checkCastingDirectors(needs.users, input.casting_directors)
    checkTexts(needs.ownTexts, input.texts)
    const view = (project: Project) => projectView(needs.store, needs.users, actor, project)
    return await needs.store.write(async (repositories, outbox) => {
      const before = await lockedProject(repositories, user, input.id)
      if (before.version !== input.version) {
        throw conflict('stale', 'Somebody else has changed this project meanwhile.', await view(before))
      }
      const after: Project = {
        ...before,
        name: input.name?.trim() ?? before.name,
        uri: input.uri ?? before.uri,
        allowTalentCreateRole: input.allow_talent_create_role ?? before.allowTalentCreateRole,
        localRecordingEnabled: input.local_recording_enabled ?? before.localRecordingEnabled,
        feedbackEnabled: input.feedback_enabled ?? before.feedbackEnabled,
        reshootEnabled: input.reshoot_enabled ?? before.reshootEnabled,
        reminders: input.reminders ?? before.reminders,
        roles: input.project_roles ? roleList(input.project_roles) : before.roles,
        castingDirectorIds: castingDirectorsAfter(user, before.castingDirectorIds, input.casting_directors),
        texts: input.texts ?? before.texts,
        meetingIds: {
          main: input.jitsi_meeting_id ?? before.meetingIds.main,
          test: input.test_meeting_id ?? before.meetingIds.test,
          backoffice: input.back_office_meeting_id ?? before.meetingIds.backoffice,
        },
        brand: {
          ...before.brand,
          accent: input.accent === undefined ? before.brand.accent : input.accent,
        },
        version: before.version + 1,
      }
      await needs.use.requireUnused(repositories, before, after.roles)
      checkMeetings(after.meetingIds)
      if (!(await repositories.projects.save(after))) throw await addressTaken(repositories.projects, after)
      return outbox.answer(await view(after))
    })
  },
)
