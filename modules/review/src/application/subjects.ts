import { type Actor, CLOCK, subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { archiveSubject, takeSubject, videoSubject } from '../contract/index.ts'
import { isGone } from '../domain/archive.ts'
import { REVIEW_STORE } from './ports/index.ts'

export class VideoLoader extends subjectLoader(videoSubject, {
  store: REVIEW_STORE,
  sessions: SESSION_DIRECTORY,
}) {
  async load({ id }: { readonly id: string }) {
    const video = await this.needs.store.read(({ videos }) => videos.find(id))
    const session = video && (await this.needs.sessions.session(video.sessionId))
    return session ? { subject: { video, session }, ground: groundOfSession(session) } : null
  }
}

export class ArchiveLoader extends subjectLoader(archiveSubject, {
  store: REVIEW_STORE,
  sessions: SESSION_DIRECTORY,
  clock: CLOCK,
}) {
  async load({ id }: { readonly id: string }, actor: Actor) {
    const archive = await this.needs.store.read(({ archives }) => archives.find(id))
    const isOwn = actor.kind === 'user' && archive?.requestedBy === actor.userId
    if (!isOwn || isGone(archive, this.needs.clock.now())) return null
    const session = await this.needs.sessions.session(archive.sessionId)
    return session && { subject: { archive }, ground: groundOfSession(session) }
  }
}

export class TakeLoader extends subjectLoader(takeSubject, { store: REVIEW_STORE }) {
  async load({ id }: { readonly id: string }) {
    const take = await this.needs.store.read(({ takes }) => takes.find(id))
    return take && { subject: { take }, ground: { recordId: take.recordId } }
  }
}
