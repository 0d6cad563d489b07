import { DomainError, invalid } from '@callboard/core'
import { projectRules } from '../../contract/index.ts'
import type { MeetingIds, Project } from '../../domain/project.ts'
import type { ProjectRepository } from '../ports/index.ts'

const byField = ({ main, test, backoffice }: MeetingIds) => ({
  jitsi_meeting_id: main,
  test_meeting_id: test,
  back_office_meeting_id: backoffice,
})

/** What is said to the later of two people who save the same address. */
export async function addressTaken(
  projects: Pick<ProjectRepository, 'taken'>,
  project: Project,
): Promise<DomainError> {
  const taken = await projects.taken(project)
  if (!taken) throw new Error(`Project ${project.id} cannot be stored.`)
  const { of, address } = taken
  if (of === 'project') return new DomainError('conflict', 'uri_taken', `Studio uri ${address} already used!`)
  const words = `Meeting id ${address} already used!`
  const fields = Object.entries(byField(project.meetingIds)).flatMap(([field, id]) =>
    id === address ? [[field, words]] : [],
  )
  return new DomainError('conflict', 'meeting_id_taken', words, { fields: Object.fromEntries(fields) })
}

/** @throws DomainError invalid on the second field with the same meeting id */
export function checkMeetings(ids: MeetingIds): void {
  const [fault] = Object.entries(projectRules(byField(ids)))
  if (fault) throw invalid(...fault)
}
