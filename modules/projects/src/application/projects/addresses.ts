import { conflict, type DomainError, invalid } from '@callboard/core'
import { projectRules } from '../../contract/index.ts'
import type { MeetingIds, Project } from '../../domain/project.ts'
import type { ProjectRepository } from '../ports/index.ts'

/** What is said to the later of two people who save the same address. */
export async function addressTaken(
  projects: Pick<ProjectRepository, 'taken'>,
  project: Project,
): Promise<DomainError> {
  const taken = await projects.taken(project)
  if (!taken) throw new Error(`Project ${project.id} cannot be stored.`)
  return taken.of === 'project'
    ? conflict('uri_taken', `Studio uri ${taken.address} already used!`)
    : conflict('meeting_id_taken', `Meeting id ${taken.address} already used!`)
}

/** @throws DomainError invalid on the second field with the same meeting id */
export function checkMeetings({ main, test, backoffice }: MeetingIds): void {
  const [fault] = Object.entries(
    projectRules({ jitsi_meeting_id: main, test_meeting_id: test, back_office_meeting_id: backoffice }),
  )
  if (fault) throw invalid(...fault)
}
