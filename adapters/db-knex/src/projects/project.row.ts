import type { Project, ProjectTexts } from '@callboard/projects'
import {
  flagFromRow,
  instantFromRow,
  instantOrNullFromRow,
  jsonFromRow,
  jsonToRow,
} from '../dialect/index.ts'

/** A row of the table `project`. */
export interface ProjectRow {
  readonly id: string
  readonly name: string
  readonly name_key: string
  readonly uri: string
  readonly main_meeting_id: string
  readonly test_meeting_id: string
  readonly backoffice_meeting_id: string
  readonly archived: unknown
  readonly skip_virtual_lobby: unknown
  readonly allow_talent_create_role: unknown
  readonly local_recording_enabled: unknown
  readonly roles: string
  readonly texts: string
  readonly created_by: string
  readonly created_at: unknown
  readonly deleted_at: unknown
  readonly version: number
}

export const nameKey = (name: string): string => name.toLocaleLowerCase('en')

export const projectToRow = (project: Project): ProjectRow => ({
  id: project.id,
  name: project.name,
  name_key: nameKey(project.name),
  uri: project.uri,
  main_meeting_id: project.meetingIds.main,
  test_meeting_id: project.meetingIds.test,
  backoffice_meeting_id: project.meetingIds.backoffice,
  archived: project.archived,
  skip_virtual_lobby: project.skipVirtualLobby,
  allow_talent_create_role: project.allowTalentCreateRole,
  local_recording_enabled: project.localRecordingEnabled,
  roles: jsonToRow(project.roles),
  texts: jsonToRow(project.texts),
  created_by: project.createdBy,
  created_at: project.createdAt,
  deleted_at: project.deletedAt,
  version: project.version,
})

function rolesFromRow(row: ProjectRow): readonly string[] {
  const roles = jsonFromRow(row.roles)
  if (Array.isArray(roles) && roles.every((role) => typeof role === 'string')) return roles
  throw new Error(`Project ${row.id} has no list of roles.`)
}

function textsFromRow(row: ProjectRow): ProjectTexts {
  const texts = jsonFromRow(row.texts)
  if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return texts
  throw new Error(`Project ${row.id} has no texts.`)
}

export const projectFromRow = (row: ProjectRow, castingDirectorIds: readonly string[]): Project => ({
  id: row.id,
  name: row.name,
  uri: row.uri,
  meetingIds: { main: row.main_meeting_id, test: row.test_meeting_id, backoffice: row.backoffice_meeting_id },
  archived: flagFromRow(row.archived),
  skipVirtualLobby: flagFromRow(row.skip_virtual_lobby),
  allowTalentCreateRole: flagFromRow(row.allow_talent_create_role),
  localRecordingEnabled: flagFromRow(row.local_recording_enabled),
  roles: rolesFromRow(row),
  castingDirectorIds,
  texts: textsFromRow(row),
  createdBy: row.created_by,
  createdAt: instantFromRow(row.created_at),
  deletedAt: instantOrNullFromRow(row.deleted_at),
  version: row.version,
})
