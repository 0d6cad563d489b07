import { subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { groupSubject } from '../contract/subjects.ts'
import { GROUP_DIRECTORY } from './group-directory.ts'

export class GroupLoader extends subjectLoader(groupSubject, {
  groups: GROUP_DIRECTORY,
  sessions: SESSION_DIRECTORY,
}) {
  async load({ id }: { readonly id: string }) {
    const group = await this.needs.groups.find(id)
    const session = group && (await this.needs.sessions.session(group.sessionId))
    return session ? { subject: { group, session }, ground: groundOfSession(session) } : null
  }
}
