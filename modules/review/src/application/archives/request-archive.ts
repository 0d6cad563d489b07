import { USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  ACCESS,
  broken,
  CLOCK,
  conflict,
  denied,
  IDS,
  isStaffStanding,
  missing,
  type NeedsOf,
  type Outbox,
  SECRET_HASHER,
  standingOfAccount,
  useCase,
} from '@callboard/core'
import { type InputOf, STAFF, subjectOf } from '@callboard/core/http-contract'
import { groundOfSession, SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { archiveWorkEnd, requestArchive, safeFileName, videoSubject } from '../../contract/index.ts'
import { type Archive, SAME_WISH_MS } from '../../domain/archive.ts'
import { buildArchive, removeArchive } from '../jobs.ts'
import { REVIEW_STORE, type ReviewRepositories } from '../ports/index.ts'
import { saveArchive, showArchive } from './archive-view.ts'

type Input = InputOf<typeof requestArchive>

const ofVideo = subjectOf(videoSubject, { id: 'id' }, STAFF)

const MESSAGE = 'You will get an email with the download link once the archive is completed'

const NEEDS = {
  access: ACCESS,
  store: REVIEW_STORE,
  sessions: SESSION_DIRECTORY,
  users: USER_DIRECTORY,
  hasher: SECRET_HASHER,
  clock: CLOCK,
  ids: IDS,
}
type Needs = NeedsOf<typeof NEEDS>

export const RequestArchive = useCase(requestArchive, NEEDS, async ({ needs, actor, input }) => {
  const { session } = await needs.access.admit(ofVideo, actor, { id: input.keys[0]! })
  if (actor.kind !== 'user') throw denied()
  if (input.session !== undefined && input.session !== session.id) throw missing('This video')
  const email = await recipient(needs, actor.email, input.email, session)
  await mustBeReady(needs, session.id, input.keys)
  const wish = newArchive(needs, session.id, actor.userId, email, input)
  return await needs.store.write(async (repositories, outbox) => {
    const same = await sameWish(repositories, outbox, wish)
    const { id } = same ?? (await begun(repositories, outbox, wish))
    return outbox.answer({ _id: id, message: MESSAGE })
  })
})

/** @throws DomainError denied for actors who do not work on the project */
async function recipient(
  needs: Needs,
  own: string,
  wanted: string | undefined,
  session: SessionFacts,
): Promise<string> {
  if (wanted === undefined || wanted.toLowerCase() === own.toLowerCase()) return own
  const user = await needs.users.byEmail(wanted)
  const sessions = user ? await needs.sessions.byProject(session.projectId) : []
  const isColleague = (other: SessionFacts) =>
    user &&
    isStaffStanding(standingOfAccount({ userId: user.id, userType: user.userType }, groundOfSession(other)))
  if (user && sessions.some(isColleague)) return user.email
  throw denied('The archive can only be sent to you or to a colleague on this project.')
}

async function mustBeReady({ store }: Needs, sessionId: string, ids: readonly string[]): Promise<void> {
  const videos = await store.read((repositories) => repositories.videos.list({ ids }))
  const isOfSession = videos.every((video) => video.sessionId === sessionId)
  if (videos.length !== ids.length || !isOfSession) throw missing('One of these videos')
  const unready = videos.find((video) => video.state !== 'ready')
  if (unready) throw broken('video_not_ready', `${unready.name} cannot be downloaded yet.`)
}

function newArchive(
  needs: Needs,
  sessionId: string,
  requestedBy: string,
  email: string,
  input: Input,
): Archive {
  const fileName = safeFileName(input.filename ?? '', 'videos')
  const selection = JSON.stringify([requestedBy, email, sessionId, fileName, input.keys.toSorted()])
  return {
    id: needs.ids.next(),
    sessionId,
    requestedBy,
    email,
    fileName,
    selection: needs.hasher.digest(selection),
    videoIds: input.keys,
    state: 'building',
    reason: null,
    progress: 0,
    fileCount: 0,
    leftOutCount: 0,
    attempts: 0,
    createdAt: needs.clock.now(),
    expiresAt: null,
  }
}

type Archives = Pick<ReviewRepositories, 'archives'>

/**
 * An archive of the same selection that has been in the making for long is given up, so that a new one can start.
 * @returns the same wish where it was made a moment ago and is being built
 */
async function sameWish(repositories: Archives, outbox: Outbox, wish: Archive): Promise<Archive | null> {
  const before = await repositories.archives.building(wish.selection)
  if (!before || wish.createdAt.getTime() - before.createdAt.getTime() < SAME_WISH_MS) return before
  const givenUp: Archive = { ...before, state: 'failed', reason: 'It was asked for again.' }
  await saveArchive(repositories, outbox, givenUp)
  return null
}

/** @returns the archive that is being built: this one, or an equal one that was begun at the same moment */
async function begun({ archives }: Archives, outbox: Outbox, wish: Archive): Promise<Archive> {
  if (await archives.addIfAbsent(wish)) {
    outbox.enqueue(buildArchive, { archive: wish.id }, { key: wish.id })
    outbox.enqueue(removeArchive, { archive: wish.id }, { at: archiveWorkEnd(wish), key: `${wish.id}:work` })
    showArchive(outbox, wish)
    return wish
  }
  const other = await archives.building(wish.selection)
  if (!other) throw conflict('archive_asked_twice', 'This archive was asked for at the same moment.')
  return other
}
