import { type Actor, CLOCK, isStaffStanding, standingOf, subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { archiveSubject, takeSubject, uploadSubject, videoSubject } from '../contract/index.ts'
import { isGone } from '../domain/archive.ts'
import { hasBegun } from '../domain/take.ts'
import { REVIEW_STORE } from './ports/index.ts'
import { UploadKeys } from './uploads/upload-keys.ts'

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

export class TakeLoader extends subjectLoader(takeSubject, {
  store: REVIEW_STORE,
  sessions: SESSION_DIRECTORY,
}) {
  async load({ id }: { readonly id: string }, actor: Actor) {
    const take = await this.needs.store.read(({ takes }) => takes.find(id))
    if (!take) return null
    const { recorderId, recordId } = take
    if (recorderId === null) return { subject: { take }, ground: recordId === null ? {} : { recordId } }
    // A device of staff finishes what it has recorded, whatever its owner may do in the session by then.
    if (!hasBegun(take) && !(await this.#runs(actor, take.sessionId))) return null
    return { subject: { take }, ground: { userId: recorderId } }
  }

  async #runs(actor: Actor, sessionId: string): Promise<boolean> {
    const session = await this.needs.sessions.session(sessionId)
    return session !== null && isStaffStanding(standingOf(actor, groundOfSession(session)))
  }
}

/** Staff go on with their own uploads for as long as they run the session. */
export class UploadLoader extends subjectLoader(uploadSubject, {
  store: REVIEW_STORE,
  sessions: SESSION_DIRECTORY,
  keys: UploadKeys,
}) {
  async load({ id, key }: { readonly id: string; readonly key: string | undefined }, actor: Actor) {
    const upload = await this.needs.store.read(({ uploads }) => uploads.find(id))
    if (!upload) return null
    if (upload.ownerKind === 'talent')
      return {
        subject: { upload },
        ground: { openByLink: key !== undefined && this.needs.keys.open(key) === id },
      }
    const session = await this.needs.sessions.session(upload.sessionId)
    if (!session || !isStaffStanding(standingOf(actor, groundOfSession(session)))) return null
    return { subject: { upload }, ground: { userId: upload.owner } }
  }
}
