import { subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { groupSubject } from '../contract/subjects.ts'
import { GROUP_DIRECTORY } from './group-directory.ts'

export const GroupLoader = subjectLoader(
  groupSubject,
  { groups: GROUP_DIRECTORY, sessions: SESSION_DIRECTORY },
  async ({ needs, ids: { id } }) => {
    const group = await needs.groups.find(id)
    const session = group && (await needs.sessions.session(group.sessionId))
    return session ? { subject: { group, session }, ground: groundOfSession(session) } : null
  },
)
