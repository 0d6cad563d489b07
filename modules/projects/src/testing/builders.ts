import type { Project } from '../domain/project.ts'
import type { Session, SessionDate } from '../domain/session.ts'

const MADE = new Date('2026-03-01T09:00:00.000Z')

export const projectNamed = (name: string, changes: Partial<Project> = {}): Project => ({
  id: `project-${name}`,
  name,
  uri: `uri-${name}`,
  meetingIds: { main: `main-${name}`, test: `test-${name}`, backoffice: `backoffice-${name}` },
  archived: false,
  lastArchivedAt: null,
  skipVirtualLobby: false,
  allowTalentCreateRole: false,
  localRecordingEnabled: false,
  feedbackEnabled: true,
  reshootEnabled: false,
  reminders: true,
  roles: [],
  castingDirectorIds: [],
  texts: {},
  brand: { logoKey: null, accent: null },
  createdBy: 'user-admin',
  createdAt: MADE,
  deletedAt: null,
  version: 1,
  ...changes,
})

export const dateOn = (date: string, changes: Partial<SessionDate> = {}): SessionDate => ({
  id: `date-${date}`,
  date,
  startTime: '10:00',
  locationType: 'Virtual',
  inPersonLocation: '',
  managerIds: [],
  lobbyManagerIds: [],
  invoiced: false,
  skipForm: false,
  description: '',
  showDescription: false,
  ...changes,
})

export const sessionNamed = (name: string, projectId: string, changes: Partial<Session> = {}): Session => ({
  id: `session-${name}`,
  projectId,
  name,
  timeZone: 'America/Los_Angeles',
  sortOrder: 0,
  description: '',
  privateUsers: false,
  changeCutoff: 1440,
  twr: null,
  twrSync: true,
  dates: [],
  createdBy: 'user-admin',
  createdAt: MADE,
  deletedAt: null,
  version: 1,
  ...changes,
})
