import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { sessionRoom } from '@callboard/lobby/contract'
import {
  addLink,
  changePostedGroup,
  copyToPage,
  deletePage,
  getLink,
  getPage,
  pageRoom,
  removeLink,
} from '@callboard/posting/contract'
import { deleteSession } from '@callboard/projects/contract'
import { getReview, type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { GroupUpload } from '../../drivers/http/group-upload.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn, startGroup } from '../../drivers/http/office.ts'
import { noisyFile } from '../../support/noisy-file.ts'
import { detail } from '../support/detail.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { ENDS, expectRow, SOURCES } from './ends.ts'
import type { Source } from './outlives-table.ts'
import { type ShownTake, showTake } from './shown-take.ts'

/** One of each kind: of what was shown, of its address, of a person. `npm run soak` ends all of them. */
const ALWAYS: ReadonlySet<Source> = new Set<Source>([
  'a deleted session',
  'a deleted posting page',
  'a revoked link',
  'a removed recipient',
  'a group taken off its page',
  'a video deleted in the review',
  'the deleted account of a client',
])

describe('what was shown of a take', () => {
  const product = productForTests()

  for (const source of SOURCES)
    (ALWAYS.has(source) ? it : detail)(
      `is answered after ${source} as the table says${ENDS[source].undo ? ', and as before when that is undone' : ''} [PST-08]`,
      () => expectRow(source, product.origin),
    )

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

  it('tells the visitor of its link nothing of its session, which lets clients in [SEC-07] [SES-09]', async () => {
    const { session, page, link, postedGroup, handedOut } = await showTake(product.origin)
    const visitor = new ApiClient(product.origin)
    const told = [
      await visitor.call(getLink, { id: link }),
      await visitor.call(getPage, { id: page, link }),
      ['media', 'thumbnail', 'face', 'page archive'].map((name) => handedOut[name as keyof typeof handedOut]),
    ].map((one) => JSON.stringify(one))
    expect(told[0], 'the face on the cover').to.include('/photos/')
    expect(told[1], 'the group of the page').to.include(postedGroup).and.include('/photos/')
    expect(told.join('')).not.to.include(session)
  })

  detail('is cut off while a player still takes it, when its session is deleted [PST-08]', async () => {
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

  detail(
    'is heard of no more in rooms that have ended, or that the person has lost, within a minute [PST-08]',
    async () => {
      const [ended, unlinked, signedOut] = await Promise.all(
        Array.from({ length: 3 }, () => showTake(product.origin)),
      )
      const rooms = async ({ client, session, page, link: by }: ShownTake) => {
        const line = new LiveClient(product.origin, client.api.token!)
        await line.join(sessionRoom, session)
        await line.join(pageRoom, page, by)
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
        expect(await refused(again.join(pageRoom, page, link))).to.equal('refused')
        const another = { id: project, name: 'Another', posting_pages: [page] }
        const { _id: by } = await director.api.call(addLink, another)
        expect(await refused(again.join(pageRoom, page, link))).to.equal('refused')
        expect(await refused(again.join(pageRoom, page, by))).to.equal('joined')
      } finally {
        for (const line of lines) line.close()
      }
    },
  )
})
