import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { deleteUser } from '@callboard/accounts/contract'
import { sessionRoom } from '@callboard/lobby/contract'
import {
  addLink,
  changePostedGroup,
  changePostedVideo,
  copyToPage,
  deletePage,
  pageRoom,
  removeLink,
} from '@callboard/posting/contract'
import { archiveProject, deleteProject, deleteSession, restoreProject } from '@callboard/projects/contract'
import {
  archiveVideo,
  deleteVideo,
  getReview,
  restoreVideo,
  type VideoView,
  videoUpdated,
} from '@callboard/review/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { GroupUpload } from '../../drivers/http/group-upload.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn, startGroup } from '../../drivers/http/office.ts'
import { PATIENT } from '../../peers/product.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { noisyFile } from '../../support/noisy-file.ts'
import { productForTests, watchServer } from '../support/product-for-tests.ts'
import { OUTLIVES, rowOf, SHOWN, type Shown, type Source } from './outlives-table.ts'
import { answersOf, newPerson, type ShownTake, showTake } from './shown-take.ts'

type Step = (take: ShownTake) => Promise<unknown>

interface End {
  readonly end: Step
  readonly undo?: Step
  /** Milliseconds after which every process knows; absent: at once. */
  readonly within?: number
}

/** How each source ends, and how that is undone where it can be. */
const ENDS: Readonly<Record<Source, End>> = {
  'a deleted session': { end: ({ director, session }) => director.api.call(deleteSession, { id: session }) },
  'a deleted project': { end: ({ admin, project }) => admin.call(deleteProject, { id: project }) },
  'an archived project': {
    end: ({ director, project }) => director.api.call(archiveProject, { id: project }),
    undo: ({ director, project }) => director.api.call(restoreProject, { id: project }),
  },
  'a deleted posting page': { end: ({ director, page }) => director.api.call(deletePage, { id: page }) },
  'a removed link': {
    end: ({ director, project, link }) => director.api.call(removeLink, { id: project, link }),
  },
  'a group taken off its page': {
    end: ({ director, page, postedGroup }) =>
      director.api.call(changePostedGroup, { page_id: page, id: postedGroup, is_removed: true }),
    undo: ({ director, page, postedGroup }) =>
      director.api.call(changePostedGroup, { page_id: page, id: postedGroup, is_removed: false }),
  },
  'a video taken off its page': {
    end: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_removed: true }),
    undo: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_removed: false }),
  },
  'a video archived on its page': {
    end: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_archived: true }),
    undo: ({ director, page, video }) =>
      director.api.call(changePostedVideo, { page_id: page, id: video, is_archived: false }),
  },
  'a video archived in the review': {
    end: ({ director, video }) => director.api.call(archiveVideo, { id: video, is_archived: true }),
    undo: ({ director, video }) => director.api.call(archiveVideo, { id: video, is_archived: false }),
  },
  'a video deleted in the review': {
    end: async ({ admin, director, video }) => {
      await director.api.call(archiveVideo, { id: video, is_archived: true })
      await admin.call(deleteVideo, { id: video })
    },
    undo: async ({ admin, director, video }) => {
      await admin.call(restoreVideo, { id: video })
      await director.api.call(archiveVideo, { id: video, is_archived: false })
    },
  },
  'the deleted account of a casting director': {
    end: async ({ origin, admin, director }) => {
      const successor = await newPerson(origin, admin, 'casting_director')
      await admin.call(deleteUser, { id: director.id, successor: successor.id })
    },
  },
  'the deleted account of a client': {
    end: ({ admin, client }) => admin.call(deleteUser, { id: client.id }),
    // Each process remembers for so long whom a token belongs to [ACC-08].
    within: 5_000,
  },
}

const SOURCES = Object.keys(OUTLIVES) as Source[]
const asRow = (answers: ReadonlyMap<Shown, string>) => Object.fromEntries(answers)
const AS_BEFORE = Object.fromEntries(SHOWN.map((shown) => [shown, '+']))

/** @returns the first answers that are as wanted, or the last ones when the time is over */
async function settled(
  answers: () => Promise<Record<string, string>>,
  wanted: Record<string, string>,
  within: number,
): Promise<Record<string, string>> {
  const end = performance.now() + within
  return await until(
    'the answers are settled',
    answers,
    (seen) => isDeepStrictEqual(seen, wanted) || performance.now() >= end,
  )
}

/**
 * A source ends, and its row of the table is compared with what the server says at once; where that can be undone,
 * everything is as before then.
 * @param asked the process that is asked, which may be another than the one that was told
 */
async function expectRow(source: Source, origin: string, asked = origin): Promise<void> {
  const take = await showTake(origin)
  const answers = async () => asRow(await answersOf(asked, take))
  expect(await answers(), 'before').to.deep.equal(AS_BEFORE)
  const { end, undo, within = 0 } = ENDS[source]
  await end(take)
  const wanted = asRow(rowOf(source))
  expect(await settled(answers, wanted, within)).to.deep.equal(wanted)
  if (!undo) return
  await undo(take)
  expect(await answers(), 'undone').to.deep.equal(AS_BEFORE)
}

describe('what was shown of a take', () => {
  const product = productForTests()

  for (const source of SOURCES)
    it(`is answered after ${source} as the table says, and as before when that is undone [PST-08]`, () =>
      expectRow(source, product.origin))

  it('is marked as copied until its last copy has left its page [PST-02]', async () => {
    const { director, session, group, page, postedGroup } = await showTake(product.origin)
    const isCopied = async () =>
      (await director.api.call(getReview, { session })).groups.find(({ _id }) => _id === group)?.copied
    const becomes = (copied: boolean) =>
      until(`the group is ${copied ? '' : 'not '}copied`, isCopied, (seen) => seen === copied)
    await becomes(true)
    const take = (is_removed: boolean) =>
      director.api.call(changePostedGroup, { page_id: page, id: postedGroup, is_removed })
    await take(true)
    await becomes(false)
    await take(false)
    await becomes(true)
    const { _id: second } = await director.api.call(copyToPage, {
      session,
      groups: [group],
      new_page: 'More',
    })
    await director.api.call(deletePage, { id: page })
    await director.api.call(deletePage, { id: second })
    await becomes(false)
  })

  it('is cut off while a player still takes it, when its session is deleted [PST-08]', async () => {
    const director = await signIn(product.origin, 'director')
    const { session, group } = await startGroup(product.origin, director)
    // More than the lines hold on their way.
    const file = await noisyFile(32)
    const lobby = new LiveClient(product.origin, director.token!)
    try {
      await lobby.join(sessionRoom, session._id)
      const ready = lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')
      const upload = await GroupUpload.begin(product.origin, director, group, 'take.mp4', file)
      await upload.send()
      await upload.complete()
      const { url, size } = await ready
      const player = request(new URL(url!, product.origin), { headers: { range: 'bytes=0-' } }).end()
      const [answer] = (await once(player, 'response')) as [IncomingMessage]
      expect(answer.statusCode).to.equal(206)
      let broken = false
      answer.on('error', () => {
        broken = true
      })
      let taken = 0
      // A little at a time, as a player whose buffer is full: the whole file would take much longer than the cut.
      const takeSome = () => {
        taken += (answer.read(16_384) as Buffer | null)?.length ?? 0
        return broken
      }
      await until('the first bytes have come', () => takeSome() || taken > 0)
      await director.call(deleteSession, { id: session._id })
      await until('the file is cut off', takeSome, Boolean, 60_000)
      expect(taken).to.be.below(size)
    } finally {
      lobby.close()
    }
  })

  it('is heard of no more in rooms that have ended, or that the person has lost, within a minute [PST-08]', async () => {
    const [ended, unlinked, signedOut] = await Promise.all(
      Array.from({ length: 3 }, () => showTake(product.origin)),
    )
    const rooms = async ({ client, session, page }: ShownTake) => {
      const line = new LiveClient(product.origin, client.api.token!)
      await line.join(sessionRoom, session)
      await line.join(pageRoom, page)
      return line
    }
    const lines = await Promise.all([ended!, unlinked!, signedOut!].map(rooms))
    try {
      const { director, project, link, page } = unlinked!
      await ENDS['a deleted session'].end(ended!)
      await director.api.call(removeLink, { id: project, link })
      await ENDS['the deleted account of a client'].end(signedOut!)
      for (const line of lines)
        await until('the line is cut off', () => !line.socket.connected, Boolean, 60_000)
      const again = new LiveClient(product.origin, unlinked!.client.api.token!)
      lines.push(again)
      await again.join(sessionRoom, unlinked!.session)
      const refused = (work: Promise<unknown>) =>
        work.then(
          () => 'joined',
          () => 'refused',
        )
      expect(await refused(again.join(pageRoom, page))).to.equal('refused')
      await director.api.call(addLink, { id: project, name: 'Another', posting_pages: [page] })
      expect(await refused(again.join(pageRoom, page))).to.equal('joined')
    } finally {
      for (const line of lines) line.close()
    }
  })
})

describe('what was shown of a take, with its files in a bucket and two APIs', () => {
  let production: Production

  before(async () => {
    production = await startProduction({ ...PATIENT, CALLBOARD_TRUST_PROXY: '2' })
  })
  after(() => production?.stop())
  watchServer(() => production)

  for (const source of SOURCES)
    it(`is answered by the other API after ${source} as the table says [PST-08]`, () => {
      const [told, asked] = production.apiOrigins as [string, string]
      return expectRow(source, told, asked)
    })
})
