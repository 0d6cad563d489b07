import { addToGroup, makeBoardLink } from '@callboard/lobby/contract'
import { addLink, copyToPage, createPage } from '@callboard/posting/contract'
import { getReview } from '@callboard/review/contract'
import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import type { Places } from '../../pages/every-page.ts'
import { cameraFile } from '../../support/camera-file.ts'
import { ZONE } from '../../support/today.ts'
import { addVideo } from './add-video.ts'
import type { ApiClient } from './api-client.ts'
import { finishCurrentGroup } from './finish-group.ts'
import { askForLobby } from './freelancer.ts'
import { prepareCheckIn, signIn, startSession } from './office.ts'
import { recordTake } from './record-take.ts'

/** A session in the middle of its day, and the addresses of its pages. */
export interface CastingScene {
  readonly director: string
  readonly talent: string
  readonly session: string
  readonly places: Places
  readonly live: string
  readonly review: string
  readonly edit: string
  readonly schedule: string
  readonly booking: string
  readonly onboard: string
  readonly message: string
  readonly posting: string
  readonly postingLink: string
}

/** Tomorrow's first slot goes to the demo talent, because the slots of today may have passed. */
async function bookTomorrow(
  origin: string,
  director: ApiClient,
  session: string,
  day: string,
): Promise<ApiClient> {
  const frame = await director.call(addTimeFrame, {
    session,
    day,
    name: 'Morning',
    start_time: '10:00',
    end_time: '11:00',
    length_time_slot: 15,
    roles: [{ role: 'Barista', participants_count: 2 }],
  })
  const talent = await signIn(origin, 'talent')
  const { dates } = await talent.call(listAvailability, { session, day, time_zone: ZONE })
  const start_time = dates[frame.date]![frame._id]!.slots[0]!.start
  await talent.call(bookSlot, { session, day, availability: frame._id, start_time, role: 'Barista' })
  return talent
}

/** Two talent in line, one of them in the group with a take that is on a posting page, and a booked slot. */
export async function castingScene(origin: string): Promise<CastingScene> {
  const director = await signIn(origin, 'director')
  const {
    _id: session,
    studio,
    studio_uri: uri,
    dates,
  } = await startSession(director, ['Barista', 'Regular'])
  const arrive = async (name: string, role: string) =>
    (await prepareCheckIn(origin, { uri, session }, name, role)).submit()
  const ana = await arrive('Ana', 'Barista')
  await arrive('Ben', 'Regular')
  await director.call(addToGroup, { id: ana.record_id })
  const video = await recordTake(origin, director, session, ana.page_key!)
  const page = await director.call(copyToPage, { session, groups: [video.group], new_page: 'Picks' })
  const more = await director.call(createPage, { name: 'Later picks', studio })
  const link = await director.call(addLink, {
    id: studio,
    name: 'For the client',
    posting_pages: [page._id, more._id],
  })
  const tomorrow = dates[1]!._id
  const { address: board } = await director.call(makeBoardLink, { session })
  const talent = await bookTomorrow(origin, director, session, tomorrow)
  const request = await askForLobby(director, await signIn(origin, 'manager'), { session, day: tomorrow })
  return {
    director: director.token!,
    talent: talent.token!,
    session,
    places: {
      uri,
      session,
      day: tomorrow,
      record: { id: ana.record_id, key: ana.page_key! },
      board: new URL(board!).pathname.split('/').at(-1)!,
      posting: page._id,
      link: link._id,
      request,
    },
    live: `/studio/${uri}/${session}`,
    review: `/video/${uri}/${session}`,
    edit: `/session/${uri}/edit/${session}`,
    schedule: `/session/${uri}/edit/${session}/schedule/${tomorrow}`,
    booking: `/schedule/${uri}/${session}/${tomorrow}`,
    onboard: `/onboard/${uri}/${session}`,
    message: `/message/${ana.record_id}#k=${ana.page_key}`,
    posting: `/posting-page/${uri}/${page._id}`,
    postingLink: `/posting-link-page/${uri}/${link._id}`,
  }
}

/** The group of the scene ends, and another one with a take of Cai follows. */
export async function addSecondGroup(
  origin: string,
  { session, places: { uri } }: CastingScene,
): Promise<void> {
  const director = await signIn(origin, 'director')
  await finishCurrentGroup(director, session)
  const cai = await (await prepareCheckIn(origin, { uri, session }, 'Cai', 'Regular')).submit()
  await director.call(addToGroup, { id: cai.record_id })
  await recordTake(origin, director, session, cai.page_key!)
}

/** A second take in the first group that has one. */
export async function addSecondTake(origin: string, { session }: CastingScene) {
  const director = await signIn(origin, 'director')
  const { groups } = await director.call(getReview, { session })
  const group = groups.find(({ videos }) => videos.length > 0)!
  const { buffer } = await cameraFile('second')
  return addVideo(origin, director, { session, group: group._id, name: 'second.mp4', bytes: buffer })
}
