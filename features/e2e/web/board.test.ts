import {
  actOnRecord,
  getBoard,
  getRecord,
  makeBoardLink,
  type RecordAction,
  revokeBoardLink,
} from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { CDPSession, Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { rounds } from '../support/rounds.ts'

const RESTARTS = rounds(2)
const CHANGES_BETWEEN = 200
/** Since the first restart, when the page has made what it keeps, such as compiled code. */
const MOST_GROWTH = { Nodes: 100, JSEventListeners: 10, JSHeapUsedSize: 4 * 1024 * 1024 }

type Measure = Record<keyof typeof MOST_GROWTH, number>

async function measured(devTools: CDPSession): Promise<Measure> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return {
    Nodes: of('Nodes'),
    JSEventListeners: of('JSEventListeners'),
    JSHeapUsedSize: of('JSHeapUsedSize'),
  }
}

describe('the board of a waiting room', () => {
  const own = ownProduct(() => ({ CALLBOARD_TRUST_PROXY: '1' }))
  // A board tries to come back while its product is down.
  const product = productInBrowser({ product: own, asked: /net::ERR_(CONNECTION|EMPTY_RESPONSE)/ })

  async function boardOf(...names: readonly string[]) {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const place = { uri: session.studio_uri, session: session._id }
    const ids: string[] = []
    for (const name of names) {
      const { submit } = await prepareCheckIn(product.origin, place, name, 'Barista')
      ids.push((await submit()).record_id)
    }
    const { address } = await director.call(makeBoardLink, { session: session._id })
    const act = async (id: string, action: RecordAction) => {
      const { version } = await director.call(getRecord, { id })
      return await director.call(actOnRecord, { id, action, version })
    }
    return { director, session: session._id, path: new URL(address!).pathname, ids, act }
  }

  const open = async (path: string, screen = DESK): Promise<Page> => {
    const board = await product.arrive(screen)
    await board.goto(path)
    await board.getByRole('heading', { name: 'Now in casting' }).waitFor()
    await board.getByText('Live, this page updates by itself').waitFor()
    return board
  }
  const part = (board: Page, name: string) => board.getByRole('region', { name })
  /** Labels of the three parts, those of the line with their places. */
  const shown = async (board: Page) => {
    const lists: string[][] = []
    for (const name of ['Now in casting', 'On deck', 'Next'])
      lists.push(await part(board, name).getByRole('listitem').allInnerTexts())
    return lists.map((list) => list.map((text) => text.split('\n', 2).join(' ')))
  }
  const served = async (path: string) => {
    const { board } = await new ApiClient(product.origin).call(getBoard, { key: path.split('/').at(-1)! })
    return [board!.in_casting, board!.on_deck, board!.next.map(({ place, label }) => `${place} ${label}`)]
  }

  it('follows the day without an account, and closes with its link [LOB-17]', async () => {
    const { director, session, path, ids, act } = await boardOf('Ada', 'Bob')
    const board = await open(path, PHONE)
    const frames: string[] = []
    board.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
    )
    await board.reload()
    await part(board, 'Next').getByText('Ada E.').waitFor()
    await board.getByRole('img', { name: 'QR code of the check-in page' }).waitFor()
    await board.getByText('Live, this page updates by itself').waitFor()
    await act(ids[0]!, 'call-in')
    await part(board, 'Now in casting').getByText('Ada E.').waitFor()
    await act(ids[1]!, 'on-deck')
    await part(board, 'On deck').getByText('Bob E.').waitFor()
    await part(board, 'Next').getByText('Nobody is waiting').waitFor()
    await director.call(revokeBoardLink, { session })
    await board.getByRole('heading', { name: 'This board is closed' }).waitFor()
    const heard = frames.join('\n')
    expect(heard).to.include('"board"')
    for (const secret of ['Ada', 'Bob', 'Example', 'example.com', ...ids])
      expect(heard).not.to.include(secret)
  })

  it('shows the lobby as it is after restarts and many changes, and does not grow with them [LOB-17]', async () => {
    const names = ['Ada', 'Bob', 'Cleo', 'Dan']
    const { path, ids, act } = await boardOf(...names)
    const board = await open(path)
    // The place of toasts comes seconds after the page, and brings listeners of its own.
    await board.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' })
    const devTools = await board.context().newCDPSession(board)
    await devTools.send('Performance.enable')
    const measures: Measure[] = []
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      for (let change = 0; change < CHANGES_BETWEEN; change += 1)
        await act(ids[change % ids.length]!, change % 8 < 4 ? 'on-deck' : 'call-to-lobby')
      await own.killAndRestart()
      const called = restart % ids.length
      await act(ids.at(called - 1)!, 'on-deck')
      await act(ids[called]!, 'call-in')
      await part(board, 'Now in casting').getByText(`${names[called]} E.`).waitFor()
      await board.getByText('Live, this page updates by itself').waitFor()
      expect(await shown(board)).to.deep.equal(await served(path))
      measures.push(await measured(devTools))
    }
    const [first, last] = [measures[0]!, measures.at(-1)!]
    for (const [name, most] of Object.entries(MOST_GROWTH) as [keyof Measure, number][])
      expect(last[name] - first[name], name).to.be.at.most(most)
  })
})
