import { ACCOUNTS_STORE, type AccountsStore, type OwnDataArchive } from '@callboard/accounts'
import { passkeyOf } from '@callboard/accounts/testing'
import type { Endpoint } from '@callboard/core/http-contract'
import { askFreelancer, saveOwnProfile } from '@callboard/freelancers/contract'
import { addToGroup, makeBoardLink } from '@callboard/lobby/contract'
import { type PageArchive, POSTING_STORE, type PostingStore } from '@callboard/posting'
import { addComment, addLink, copyToPage, createPage, getPage } from '@callboard/posting/contract'
import { PROJECTS_STORE, type ProjectsStore } from '@callboard/projects'
import { createProject, createSession } from '@callboard/projects/contract'
import { type Archive, REVIEW_STORE, type ReviewStore, type Video } from '@callboard/review'
import { beginFileSync, beginGroupUpload, setFileSync, startTakes } from '@callboard/review/contract'
import { addTimeFrame, bookSlot, cancelAppointment, listAvailability } from '@callboard/scheduling/contract'
import { OPEN_PROFILE } from './freelancer-profile.fixture.ts'
import { ask, checkSomebodyIn, newPrincipal, openDates } from './principals.fixture.ts'
import type { TemporaryStudio } from './testing-studio.fixture.ts'

/** A name that no refusal may contain. */
export const PROJECT_NAME = 'Corner shop'

/** More than the 25 hours that a day can have, less than two days. */

/** Bearer token of a caller, or null without one. */
export type Caller = string | null

/** Parts of the address of each kind of subject. */
export type Addresses = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface OwnedThings {
  /** A subject of each kind, all of one project; its session is open to clients who have the address. */
  readonly open: Addresses
  /** Ids of things that no call is about, but that calls name beside their subject. */
  readonly named: Readonly<Record<'frame' | 'postingGroup' | 'talent', string>>
  /** The session subjects again, and a check-in, of a session that only invited clients may watch. */
  readonly closed: Addresses
  /** Creator or owner of the subjects. */
  readonly owner: Caller
  readonly manager: Caller
  /** A casting director of other projects who manages a date of this one. */
  readonly guestDirector: Caller
  readonly client: Caller
  readonly talent: Caller
  /** Id of an account that was asked to run a date. */
  readonly freelancer: string
  readonly page: Caller
}

const video = (id: string, sessionId: string, groupId: string): Video => ({
  id,
  sessionId,
  groupId,
  takeId: null,
  uploadId: null,
  name: 'Take',
  talentName: 'Ana',
  takeNumber: 1,
  state: 'ready',
  reason: null,
  duration: 1,
  width: 640,
  height: 360,
  fps: 30,
  size: 1,
  playableKey: null,
  thumbnailKey: null,
  originalKey: null,
  liked: false,
  archived: false,
  order: 1,
  recordIds: [],
  attempts: 0,
  createdAt: new Date(),
  warning: null,
  triedAt: null,
  deletedAt: null,
  copiedFrom: null,
})

const archive = (id: string, sessionId: string, requestedBy: string): Archive => ({
  id,
  sessionId,
  requestedBy,
  email: 'own@example.com',
  fileName: 'videos',
  selection: 'a'.repeat(64),
  videoIds: [],
  state: 'building',
  reason: null,
  progress: 0,
  fileCount: 0,
  leftOutCount: 0,
  attempts: 0,
  createdAt: new Date(),
  expiresAt: null,
})

const pageArchive = (id: string, pageId: string, linkId: string): PageArchive => ({
  id,
  pageId,
  linkId,
  fileName: 'Picks',
  selection: id,
  videoIds: [],
  state: 'building',
  reason: null,
  progress: 0,
  fileCount: 0,
  leftOutCount: 0,
  attempts: 0,
  createdAt: new Date(),
  expiresAt: null,
})

const ownData = (id: string, userId: string): OwnDataArchive => ({
  id,
  userId,
  state: 'ready',
  reason: null,
  progress: 100,
  fileCount: 1,
  leftOutCount: 0,
  attempts: 1,
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 86_400_000),
})

/**
 * Makes one of everything through the product's own calls; a video and an archive, which take a recording, in the store.
 * @param whose begins the names of the people and of the entries put into the store
 */
export async function ownedThings(product: TemporaryStudio, whose = 'own'): Promise<OwnedThings> {
  const { origin, studio } = product
  const [owner, manager, guest, client, talent, freelancer] = [
    await newPrincipal(product, 'casting_director', `${whose}-director`),
    await newPrincipal(product, 'session_manager', `${whose}-manager`),
    await newPrincipal(product, 'casting_director', `${whose}-guest-director`),
    await newPrincipal(product, 'client', `${whose}-client`),
    await newPrincipal(product, 'talent', `${whose}-talent`),
    await newPrincipal(product, 'session_manager', `${whose}-freelancer`),
  ]
  const made = async (endpoint: Endpoint, input: Record<string, unknown>, token: Caller = owner.token) => {
    const { status, body } = await ask(origin, endpoint, input, token)
    if (status > 201) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const project = await made(createProject, { name: PROJECT_NAME, project_roles: ['Barista'] })
  const newSession = (name: string) =>
    made(createSession, {
      name,
      studio: project._id,
      dates: openDates().map((date) => ({ ...date, managers: [manager.id, guest.id] })),
    })
  const session = await newSession('First round')
  const closed = await newSession('Producers only')
  await studio.container.get<ProjectsStore>(PROJECTS_STORE).write(async ({ sessions }) => {
    const stored = await sessions.locked(closed._id)
    if (stored) await sessions.save({ ...stored, privateUsers: true, version: stored.version + 1 })
  })
  const arrival = await checkSomebodyIn(origin, { uri: project.uri, session: session._id }, 'ana')
  const { address } = await made(makeBoardLink, { session: session._id })
  const closedArrival = await checkSomebodyIn(origin, { uri: project.uri, session: closed._id }, 'cid')
  const group = await made(addToGroup, { id: arrival.record_id })
  const { takes } = await made(startTakes, { session: session._id })
  const upload = await made(beginGroupUpload, {
    id: group._id,
    name: 'take.mp4',
    type: 'video/mp4',
    size: 9,
  })
  const sync = { session: session._id, sync: true }
  const { token } = await made(setFileSync, sync)
  const { key } = await made(beginFileSync, { token, computer: 'Studio' })
  const offered = await made(setFileSync, sync)
  const page = await made(createPage, { name: 'Picks', studio: project._id })
  await made(copyToPage, { session: session._id, groups: [group._id], postingpage: page._id })
  const link = await made(addLink, {
    id: project._id,
    name: 'For the client',
    posting_pages: [page._id],
    allows_download: true,
  })
  const { groups } = await made(getPage, { id: page._id })
  const comment = await made(addComment, {
    page_id: page._id,
    ref_id: groups[0]._id,
    to_user: arrival.record_id,
    content: 'Good',
  })
  const day = session.dates[1]
  const newFrame = (on: { readonly session: string; readonly day: string }) =>
    made(addTimeFrame, {
      ...on,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 1 }],
    })
  const where = { session: session._id, day: day._id }
  const closedDay = { session: closed._id, day: closed.dates[1]._id }
  const frame = await newFrame(where)
  const closedFrame = await newFrame(closedDay)
  const { dates } = await made(listAvailability, where)
  const [slot, next] = Object.values<{ slots: { start: string }[] }>(dates[day.date])[0]!.slots
  const booking = { ...where, availability: frame._id, start_time: slot!.start, role: 'Barista' }
  const appointment = await made(bookSlot, booking, talent.token)
  const absent = { email: `${whose}-absent@example.com`, first_name: 'Ada', last_name: 'Absent' }
  const lost = await made(bookSlot, { ...booking, start_time: next!.start, talent: absent })
  await made(cancelAppointment, { ...where, appointment: lost._id })
  await made(saveOwnProfile, OPEN_PROFILE, freelancer.token)
  const asked = await made(askFreelancer, {
    session: session._id,
    requested_person: freelancer.id,
    dates: { [day._id]: ['lobby_manager'] },
  })
  await studio.container.get<AccountsStore>(ACCOUNTS_STORE).write(async (store) => {
    await store.ownData.add(ownData(`${whose}-own-data`, talent.id))
    await store.passkeys.add(passkeyOf(talent.id, `of-${whose}`))
  })
  await studio.container.get<ReviewStore>(REVIEW_STORE).write(async ({ videos, archives }) => {
    await videos.addIfAbsent(video(`${whose}-video`, session._id, group._id))
    await videos.addIfAbsent({
      ...video(`${whose}-deleted-video`, session._id, group._id),
      deletedAt: new Date(),
    })
    await archives.addIfAbsent(archive(`${whose}-archive`, session._id, owner.id))
  })
  await studio.container
    .get<PostingStore>(POSTING_STORE)
    .write(({ pageArchives }) =>
      pageArchives.addIfAbsent(pageArchive(`${whose}-page-archive`, page._id, link._id)),
    )
  return {
    open: {
      project: { id: project._id },
      'project-of-uri': { uri: project.uri },
      session: { id: session._id },
      'session-of-uri': { uri: project.uri, id: session._id },
      'session-date': where,
      'time-frame': { ...where, availability: frame._id },
      account: { id: talent.id },
      'own-data': { id: `${whose}-own-data` },
      passkey: { id: `passkey-of-${whose}` },
      appointment: { ...where, appointment: appointment._id },
      'lost-time': { session: session._id, appointment: lost._id },
      'talent-on-date': { ...where, talent: talent.id },
      record: { id: arrival.record_id },
      'check-in': { id: arrival.record_id },
      group: { id: group._id },
      board: { key: address.split('/').at(-1) },
      video: { id: `${whose}-video` },
      'deleted-video': { id: `${whose}-deleted-video` },
      archive: { id: `${whose}-archive` },
      take: { id: takes[0]._id },
      upload: { id: upload._id },
      'file-sync': { key },
      'file-sync-offer': { token: offered.token },
      'posting-page': { id: page._id },
      'page-of-part': { page: page._id, part: groups[0]._id },
      'copied-from': { session: session._id, group: group._id },
      'linked-posting-page': { page: page._id },
      'posting-link': { id: link._id },
      'own-posting-link': { project: project._id, link: link._id },
      'link-recipient': { link: link._id },
      'page-archive': { archive: `${whose}-page-archive` },
      comment: { id: comment._id },
      'freelancer-request': { id: asked._id },
    },
    named: { frame: frame._id, postingGroup: groups[0]._id, talent: talent.id },
    closed: {
      session: { id: closed._id },
      record: { id: closedArrival.record_id },
      'session-date': closedDay,
      'time-frame': { ...closedDay, availability: closedFrame._id },
    },
    owner: owner.token,
    manager: manager.token,
    guestDirector: guest.token,
    client: client.token,
    talent: talent.token,
    freelancer: freelancer.id,
    page: arrival.page_key,
  }
}
