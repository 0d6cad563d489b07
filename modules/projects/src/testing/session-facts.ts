import type { SessionDateFacts, SessionFacts } from '../queries/index.ts'

export const dateFacts = (changes: Partial<SessionDateFacts> = {}): SessionDateFacts => ({
  id: 'day-1',
  date: '2026-03-02',
  startTime: '10:00',
  locationType: 'Virtual',
  inPersonLocation: '',
  skipForm: false,
  talentNotes: null,
  managerIds: [],
  lobbyManagerIds: [],
  ...changes,
})

/** A session as other modules see it. */
export const sessionFacts = (changes: Partial<SessionFacts> = {}): SessionFacts => ({
  id: 'session-1',
  name: 'First calls',
  description: '',
  projectId: 'project-1',
  projectName: 'Big Film',
  projectUri: 'big-film',
  timeZone: 'America/Los_Angeles',
  archived: false,
  lastArchivedAt: null,
  skipVirtualLobby: false,
  allowTalentCreateRole: false,
  localRecording: true,
  feedback: { open: true, reshoot: false },
  privateUsers: false,
  changeCutoff: 1440,
  twr: null,
  twrSync: true,
  reminders: true,
  roles: ['Hero'],
  texts: {},
  brand: { logoKey: null, accent: null },
  clientIds: [],
  castingDirectorIds: [],
  dates: [],
  ...changes,
})
