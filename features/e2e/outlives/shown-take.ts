import { randomUUID } from 'node:crypto'
import { createUser, login } from '@callboard/accounts/contract'
import { addToGroup, getClientLobby, joinMeeting } from '@callboard/lobby/contract'
import {
  addComment,
  addLink,
  copyToPage,
  getLink,
  getPage,
  getPageArchive,
  giveFeedback,
  listRecipients,
  playTake,
  requestPageArchive,
  shareLink,
} from '@callboard/posting/contract'
import { createProject, createSession } from '@callboard/projects/contract'
import { getArchive, getReview, listTalentVideos, requestArchive } from '@callboard/review/contract'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn } from '../../drivers/http/office.ts'
import { ownAddress } from '../../drivers/http/own-address.ts'
import { recordTake } from '../../drivers/http/record-take.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { type Cell, SHOWN, type Shown } from './outlives-table.ts'

/** A person with an account of their own. */
export interface Person {
  readonly id: string
  readonly api: ApiClient
}

const PASSWORD = 'a long enough secret'

/** A new account, signed in. */
export async function newPerson(
  origin: string,
  admin: ApiClient,
  user_type: 'casting_director' | 'session_manager' | 'client' | 'talent',
): Promise<Person> {
  const email = `${user_type.replace('_', '-')}-${randomUUID().slice(0, 8)}@example.com`
  const fields = { email, password: PASSWORD, user_type, first_name: 'Ada', last_name: 'Example' }
  const { _id } = await admin.call(createUser, fields)
  const { token } = await new ApiClient(origin).call(login, { email, password: PASSWORD })
  return { id: _id, api: new ApiClient(origin, token) }
}

/** A take of one talent that is shown everywhere: on a posting page with a link, in an archive, in the live room, in the review. */
export interface ShownTake {
  /** Of the product. */
  readonly origin: string
  readonly admin: ApiClient
  readonly director: Person
  /** Runs the session. */
  readonly manager: Person
  readonly client: Person
  readonly talent: Person
  readonly project: string
  readonly session: string
  readonly group: string
  readonly video: string
  readonly record: string
  readonly page: string
  readonly link: string
  /** What names the link to its only recipient. */
  readonly ownLink: string
  readonly recipient: string
  readonly postedGroup: string
  /** Addresses that were handed out, absolute. */
  readonly handedOut: Readonly<
    Record<
      | 'media'
      | 'thumbnail'
      | 'face'
      | 'archive'
      | 'archive file'
      | 'page archive'
      | 'live take'
      | 'live face'
      | 'review media'
      | 'own media',
      string
    >
  >
}

/** @returns the link of an archive of the video, as its mail has it */
export async function archived(
  origin: string,
  director: ApiClient,
  session: string,
  video: string,
): Promise<string> {
  const { _id } = await director.call(requestArchive, { session, keys: [video] })
  const ready = await until(
    'the archive is ready',
    () => director.call(getArchive, { id: _id }),
    ({ state }) => state !== 'building',
  )
  return new URL(ready.url!, origin).href
}

/** @returns the address of an archive that a viewer has had made */
async function archivedOfPage(origin: string, page: string, link: string): Promise<string | null> {
  const guest = new ApiClient(origin)
  const { _id } = await guest.call(requestPageArchive, { page_id: page, link })
  const ready = await until(
    'the archive of the page is ready',
    () => guest.call(getPageArchive, { id: _id, link }),
    ({ state }) => state !== 'building',
  )
  return ready.url
}

/**
 * Makes everything by calls of the API.
 * @param origin of the product
 * @param by copies the group, makes and sends the link, asks for the archive and looks at the review
 */
export async function showTake(origin: string, by: 'director' | 'manager' = 'director'): Promise<ShownTake> {
  const admin = await signIn(origin, 'admin')
  const director = await newPerson(origin, admin, 'casting_director')
  const manager = await newPerson(origin, admin, 'session_manager')
  const staff = { director, manager }[by].api
  const client = await newPerson(origin, admin, 'client')
  const talent = await newPerson(origin, admin, 'talent')
  const project = await director.api.call(createProject, {
    name: `Corner shop ${randomUUID().slice(0, 8)}`,
    project_roles: ['Barista'],
  })
  const session = await director.api.call(createSession, {
    name: 'First round',
    studio: project._id,
    time_zone: ZONE,
    dates: [0, 1].map((days) => ({
      date: dayFromToday(days),
      start_time: '10:00',
      location_type: 'Virtual' as const,
      in_person_location: '',
      managers: [manager.id],
    })),
  })
  const onboard = { uri: session.studio_uri, session: session._id }
  const prepared = await prepareCheckIn(origin, onboard, 'Ana', 'Barista', talent.api)
  const checkedIn = await prepared.submit()
  const group = await director.api.call(addToGroup, { id: checkedIn.record_id })
  const video = await recordTake(origin, director.api, session._id, checkedIn.page_key!)
  const copy = { session: session._id, groups: [group._id], new_page: 'Picks' }
  const page = await staff.call(copyToPage, copy)
  const link = await staff.call(addLink, {
    id: project._id,
    name: 'For the client',
    posting_pages: [page._id],
    allows_download: true,
  })
  const of = { id: project._id, link: link._id }
  const mail = { emails: [`dana-${randomUUID().slice(0, 8)}@example.com`], subject: 'Takes', content: 'Look' }
  await staff.call(shareLink, { ...of, ...mail })
  const [recipient] = (await staff.call(listRecipients, of)).recipients
  const ownLink = recipient!.path.split('/').at(-1)!
  const shown = await new ApiClient(origin).call(getPage, { id: page._id, link: link._id })
  const posted = shown.groups[0]!
  const archive = await archived(origin, staff, session._id, video._id)
  const pageArchive = await archivedOfPage(origin, page._id, link._id)
  const archiveFile = (await fetch(archive, { redirect: 'manual' })).headers.get('location')
  const lobby = await client.api.call(getClientLobby, { session: session._id })
  const { videos } = await client.api.call(listTalentVideos, { id: checkedIn.record_id })
  const { groups } = await staff.call(getReview, { session: session._id })
  // Last: these are good for less than a minute.
  const played = (by: string) =>
    new ApiClient(origin).call(playTake, {
      page_id: page._id,
      link: by,
      ref_id: posted._id,
      video: video._id,
    })
  const { url: media } = await played(link._id)
  const { url: ownMedia } = await played(ownLink)
  const address = (url: string | null | undefined) => {
    if (!url) throw new Error('An address is missing.')
    return new URL(url, origin).href
  }
  return {
    origin,
    admin,
    director,
    manager,
    client,
    talent,
    project: project._id,
    session: session._id,
    group: group._id,
    video: video._id,
    record: checkedIn.record_id,
    page: page._id,
    link: link._id,
    ownLink,
    recipient: recipient!._id,
    postedGroup: posted._id,
    handedOut: {
      media: address(media),
      thumbnail: address(posted.videos[0]?.thumbnail_url),
      face: address(posted.records[0]?.photo_url),
      archive: address(archive),
      'archive file': address(archiveFile),
      'page archive': address(pageArchive),
      'live take': address(videos[0]?.url),
      'live face': address(lobby.records[0]?.photo_url),
      'review media': address(groups[0]?.videos[0]?.url),
      'own media': address(ownMedia),
    },
  }
}

const CELLS: Readonly<Record<number, Cell>> = { 200: '+', 206: '+', 404: '-', 401: 'x' }
/** A status that the table does not know stands for itself. */
const cellOf = (status: number): string => CELLS[status] ?? String(status)

async function called(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return cellOf(200)
  } catch (error) {
    if (error instanceof Refusal) return cellOf(error.status)
    throw error
  }
}

/** As a player asks for the beginning of a file. One that goes while it is on its way is cut off. */
async function fetched(address: string): Promise<string> {
  try {
    const headers = { range: 'bytes=0-9', 'x-forwarded-for': ownAddress() }
    const response = await fetch(address, { headers })
    await response.arrayBuffer()
    return cellOf(response.status)
  } catch {
    return 'cut off'
  }
}

/** What the server answers now to everything that was shown of the take. @param origin of the process that is asked */
export async function answersOf(origin: string, take: ShownTake): Promise<ReadonlyMap<Shown, string>> {
  const guest = new ApiClient(origin)
  const client = new ApiClient(origin, take.client.api.token)
  const { page, link, ownLink, session, handedOut } = take
  const about = { page_id: page, link, ref_id: take.postedGroup, to_user: take.record }
  const posted = { page_id: page, ref_id: take.postedGroup, video: take.video }
  const file = (name: keyof ShownTake['handedOut']) => fetched(handedOut[name])
  const asks: Readonly<Record<Shown, () => Promise<string>>> = {
    page: () => called(guest.call(getPage, { id: page, link })),
    link: () => called(guest.call(getLink, { id: link })),
    play: () => called(guest.call(playTake, { ...posted, link })),
    media: () => file('media'),
    thumbnail: () => file('thumbnail'),
    face: () => file('face'),
    comment: () => called(client.call(addComment, { ...about, content: 'Good' })),
    answer: () => called(client.call(giveFeedback, { ...about, feedback: 'yes' })),
    archive: () => file('archive'),
    'archive file': () => file('archive file'),
    'page archive': () => file('page archive'),
    'live room': () => called(client.call(joinMeeting, { session, room: 'main' })),
    'live take': () => file('live take'),
    'live face': () => file('live face'),
    'review media': () => file('review media'),
    'own page': () => called(guest.call(getPage, { id: page, link: ownLink })),
    'own play': () => called(guest.call(playTake, { ...posted, link: ownLink })),
    'own media': () => file('own media'),
    'own answer': () => called(guest.call(giveFeedback, { ...about, link: ownLink, feedback: 'maybe' })),
  }
  return new Map(await Promise.all(SHOWN.map(async (shown) => [shown, await asks[shown]()] as const)))
}
