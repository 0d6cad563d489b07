import { requestOf, roomName } from '@callboard/core/http-contract'
import { getLobby, sessionRoom } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** As the Layout Instability API gives it; TypeScript does not know it. */
interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Resolves when the server has let the page into the room. */
function entered(page: Page, room: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  page.on('websocket', (socket) => {
    let ack: string | undefined
    socket.on('framesent', ({ payload }) => {
      const [, id, joined] = /^42(\d+)\["join",\{"room":"([^"]+)"/.exec(String(payload)) ?? []
      if (joined === room) ack = `43${id}[`
    })
    socket.on('framereceived', ({ payload }) => {
      if (ack !== undefined && String(payload).startsWith(ack)) resolve()
    })
  })
  return promise
}

describe('the rows of the lobby', () => {
  const product = productInBrowser()

  it('stay in their place while the rest of the room loads, so that no press meets another row [LOB-18]', async () => {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    await day.arrive('Ana')
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    await page.getByRole('listitem', { name: 'Ana' }).waitFor()
    await page.getByRole('searchbox', { name: 'Find talent by name' }).waitFor()
    await page.getByRole('button', { name: 'Quick add' }).waitFor()
    const moved = await page.evaluate(async () => {
      const shifts: Shift[] = []
      const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
      observer.observe({ type: 'layout-shift', buffered: true })
      // Entries of the last frame come with the next one.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return shifts
        .flatMap(({ sources }) => sources.map(({ node }) => node))
        .flatMap((node) => (node instanceof Element && node.closest('.live-line') ? [node.className] : []))
    })
    expect(moved).to.deep.equal([])
  })

  it('are asked for once where nothing has happened in the session before, and live from then on', async () => {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    const page = await product.arrive(DESK, director.token)
    const { address } = requestOf(getLobby, { id: day.id })
    let asked = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === address) asked += 1
    })
    const inRoom = entered(page, roomName(sessionRoom, day.id))
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    await inRoom
    await day.arrive('Ana')
    await page.getByRole('listitem', { name: 'Ana' }).waitFor()
    expect(asked, 'questions for the list').to.equal(1)
  })
})
