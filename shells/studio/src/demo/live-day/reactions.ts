import { listChat, sendChat } from '@callboard/lobby/contract'
import {
  addComment,
  addLink,
  commentOnRecord,
  copyToPage,
  type Feedback,
  getPage,
  giveFeedback,
  giveRecordFeedback,
  listComments,
  listPostings,
  listRecordComments,
  playTake,
} from '@callboard/posting/contract'
import { getReview, likeVideo, markViewed } from '@callboard/review/contract'
import type { DemoOffice } from '../demo-office.ts'
import { type DemoTalent, NINA, OMAR, PRIYA } from '../demo-people.ts'
import { videosMade } from './recordings.ts'

const PAGE = 'First round selects'
const LINK = 'For the client'

interface Reaction {
  readonly talent: DemoTalent
  readonly feedback: Feedback
  readonly comment?: string
}

const IN_THE_ROOM: readonly Reaction[] = [
  { talent: NINA, feedback: 'yes', comment: 'Warm and quick. The second read had it.' },
  { talent: OMAR, feedback: 'maybe', comment: 'Could be the Regular, a touch slower?' },
  { talent: PRIYA, feedback: 'yes' },
]
const ON_THE_PAGE: readonly Reaction[] = [
  { talent: NINA, feedback: 'yes', comment: 'Our first choice for the Barista.' },
  { talent: OMAR, feedback: 'maybe' },
]
const SAID = [
  ['manager', 'Priya is in the room, first take is up.'],
  ['client', 'Lovely. Can we see one with the apron?'],
  ['director', 'Yes, next take.'],
] as const

/** Answers, comments and chat of the room, likes in review, and a posting page with its link and answers. */
export async function answerAndPost(office: DemoOffice, end: AbortSignal): Promise<void> {
  const { _id: session, studio } = await office.firstRound()
  await reactInRoom(office, session)
  await talk(office, session)
  await videosMade(office, session, end)
  await review(office, session)
  await post(office, session, studio)
}

async function reactInRoom(office: DemoOffice, session: string): Promise<void> {
  const client = await office.actor('client')
  const here = await office.arrivals(session)
  for (const { talent, feedback, comment } of IN_THE_ROOM) {
    const record = here.get(talent.portrait)
    if (!record) continue
    await office.run(giveRecordFeedback, client, { id: record._id, feedback })
    const { comments } = await office.run(listRecordComments, client, { id: record._id })
    if (comment && comments.length === 0)
      await office.run(commentOnRecord, client, { id: record._id, content: comment })
  }
}

async function talk(office: DemoOffice, session: string): Promise<void> {
  const place = { session, room: 'main' } as const
  const { messages } = await office.run(listChat, await office.actor('manager'), place)
  for (const [who, content] of SAID.slice(messages.length))
    await office.run(sendChat, await office.actor(who), { ...place, content })
}

/** The finished group is viewed, and the last take of its first talent liked. */
async function review(office: DemoOffice, session: string): Promise<void> {
  const director = await office.actor('director')
  const here = await office.arrivals(session)
  const nina = here.get(NINA.portrait)?._id
  const { groups } = await office.run(getReview, director, { session })
  const group = groups.find(({ records }) => records.some(({ _id }) => _id === nina))
  if (!group) return
  if (!group.viewed) await office.run(markViewed, director, { id: group._id, viewed: true })
  const best = group.videos.filter(({ record_ids }) => record_ids.includes(nina ?? '')).at(-1)
  if (best && !best.liked) await office.run(likeVideo, director, { id: best._id, isLiked: true })
}

async function post(office: DemoOffice, session: string, studio: string): Promise<void> {
  const director = await office.actor('director')
  const { groups } = await office.run(getReview, director, { session })
  const recorded = groups.filter(({ videos }) => videos.length > 0).map(({ _id }) => _id)
  const before = await office.run(listPostings, director, { id: studio })
  const page =
    before.pages.find(({ name }) => name === PAGE) ??
    (await office.run(copyToPage, director, { session, groups: recorded, new_page: PAGE }))
  const link =
    before.links.find(({ name }) => name === LINK) ??
    (await office.run(addLink, director, { id: studio, name: LINK, posting_pages: [page._id] }))
  await answerOnPage(office, { page_id: page._id, link: link._id })
}

async function answerOnPage(
  office: DemoOffice,
  place: { readonly page_id: string; readonly link: string },
): Promise<void> {
  const client = await office.actor('client')
  const { groups } = await office.run(getPage, client, { id: place.page_id, link: place.link })
  const [first] = groups
  const video = first?.videos[0]?._id
  if (first && video)
    await office.run(playTake, client, {
      ...place,
      ref_id: first._id,
      video,
      watched: { view: `demo-${first._id}`, visitor: 'demo', stretches: [{ from: 0, to: 4 }] },
    })
  for (const { talent, feedback, comment } of ON_THE_PAGE)
    for (const { _id: ref_id, records } of groups) {
      const record = records.find(({ first_name }) => first_name === talent.first_name)
      if (!record) continue
      const about = { ...place, ref_id, to_user: record._id }
      await office.run(giveFeedback, client, { ...about, feedback })
      const { comments } = await office.run(listComments, client, about)
      if (comment && comments.length === 0)
        await office.run(addComment, client, { ...about, content: comment })
    }
}
