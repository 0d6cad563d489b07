import { USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  type Actor,
  CLOCK,
  isStaffStanding,
  keptSince,
  type NeedsOf,
  standingOf,
  standingOfAccount,
  subjectLoader,
} from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import {
  archiveFileSubject,
  archiveSubject,
  deletedVideoSubject,
  isGone,
  shownVideoSubject,
  takeSubject,
  uploadSubject,
  videoSubject,
} from '../contract/index.ts'
import { hasBegun } from '../domain/take.ts'
import { REVIEW_STORE } from './ports/index.ts'
import { UploadKeys } from './uploads/upload-keys.ts'

export const VideoLoader = subjectLoader(
  videoSubject,
  { store: REVIEW_STORE, sessions: SESSION_DIRECTORY },
  async ({ needs, ids: { id } }) => {
    const video = await needs.store.read(({ videos }) => videos.find(id))
    const session = video && (await needs.sessions.session(video.sessionId))
    return session ? { subject: { video, session }, ground: groundOfSession(session) } : null
  },
)

export const DeletedVideoLoader = subjectLoader(
  deletedVideoSubject,
  { store: REVIEW_STORE, sessions: SESSION_DIRECTORY, clock: CLOCK },
  async ({ needs, ids: { id } }) => {
    const video = await needs.store.read(({ videos }) => videos.findAny(id))
    if (!video?.deletedAt || video.deletedAt <= keptSince(needs.clock.now())) return null
    const session = await needs.sessions.session(video.sessionId)
    return session && { subject: { video, session }, ground: groundOfSession(session) }
  },
)

/** What staff have archived, a take or its whole group, is not shown to clients. */
export const ShownVideoLoader = subjectLoader(
  shownVideoSubject,
  { store: REVIEW_STORE, sessions: SESSION_DIRECTORY },
  async ({ needs, ids: { id } }) => {
    const found = await needs.store.read(async ({ videos, groupReviews }) => {
      const video = await videos.find(id)
      return video && { video, reviews: await groupReviews.many([video.groupId]) }
    })
    if (!found || found.video.archived || found.reviews.some(({ archived }) => archived)) return null
    const session = await needs.sessions.session(found.video.sessionId)
    return session && { subject: {}, ground: groundOfSession(session) }
  },
)

/** It ends with its session, and when the account that asked for it does not run that any more. */
export const ArchiveFileLoader = subjectLoader(
  archiveFileSubject,
  { store: REVIEW_STORE, sessions: SESSION_DIRECTORY, users: USER_DIRECTORY, clock: CLOCK },
  async ({ needs, ids: { id } }) => {
    const archive = await needs.store.read(({ archives }) => archives.find(id))
    if (archive?.state !== 'ready' || isGone(archive, needs.clock.now())) return null
    const [session, user] = await Promise.all([
      needs.sessions.session(archive.sessionId),
      needs.users.find(archive.requestedBy),
    ])
    if (!session || !user) return null
    const standing = standingOfAccount({ userId: user.id, userType: user.userType }, groundOfSession(session))
    return isStaffStanding(standing) ? { subject: { archive }, ground: { openByLink: true } } : null
  },
)

export const ArchiveLoader = subjectLoader(
  archiveSubject,
  { store: REVIEW_STORE, sessions: SESSION_DIRECTORY, clock: CLOCK },
  async ({ needs, ids: { id }, actor }) => {
    const archive = await needs.store.read(({ archives }) => archives.find(id))
    const isOwn = actor.kind === 'user' && archive?.requestedBy === actor.userId
    if (!isOwn || isGone(archive, needs.clock.now())) return null
    const session = await needs.sessions.session(archive.sessionId)
    return session && { subject: { archive }, ground: groundOfSession(session) }
  },
)

const NEEDS = { store: REVIEW_STORE, sessions: SESSION_DIRECTORY }
type Needs = NeedsOf<typeof NEEDS>

export const TakeLoader = subjectLoader(takeSubject, NEEDS, async ({ needs, ids: { id }, actor }) => {
  const take = await needs.store.read(({ takes }) => takes.find(id))
  if (!take) return null
  const { recorderId, recordId } = take
  if (recorderId === null) return { subject: { take }, ground: recordId === null ? {} : { recordId } }
  // A device of staff finishes what it has recorded, whatever its owner may do in the session by then.
  if (!hasBegun(take) && !(await runs(needs, actor, take.sessionId))) return null
  return { subject: { take }, ground: { userId: recorderId } }
})

async function runs({ sessions }: Needs, actor: Actor, sessionId: string): Promise<boolean> {
  const session = await sessions.session(sessionId)
  return session !== null && isStaffStanding(standingOf(actor, groundOfSession(session)))
}

/** Staff go on with their own uploads for as long as they run the session. */
export const UploadLoader = subjectLoader(
  uploadSubject,
  { store: REVIEW_STORE, sessions: SESSION_DIRECTORY, keys: UploadKeys },
  async ({ needs, ids: { id, key }, actor }) => {
    const upload = await needs.store.read(({ uploads }) => uploads.find(id))
    if (!upload) return null
    if (upload.ownerKind === 'talent')
      return {
        subject: { upload },
        ground: { openByLink: key !== undefined && needs.keys.open(key) === id },
      }
    const session = await needs.sessions.session(upload.sessionId)
    if (!session || !isStaffStanding(standingOf(actor, groundOfSession(session)))) return null
    return { subject: { upload }, ground: { userId: upload.owner } }
  },
)
