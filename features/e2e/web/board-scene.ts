import { actOnRecord, getBoard, getRecord, makeBoardLink, type RecordAction } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan']

/** Boards of waiting rooms, for the tests of one `describe`, which calls this at its beginning. */
export function boards() {
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

  /**
   * The board of four talent shows the lobby as it is after each restart of the product, with many changes between.
   * @param look at the open board after each
   */
  async function expectTrueAfter(restarts: number, changes: number, look?: (board: Page) => Promise<void>) {
    const { path, ids, act } = await boardOf(...NAMES)
    const board = await open(path)
    // The place of toasts comes seconds after the page, and brings listeners of its own.
    await board.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' })
    for (let restart = 0; restart < restarts; restart += 1) {
      for (let change = 0; change < changes; change += 1)
        await act(ids[change % ids.length]!, change % 8 < 4 ? 'on-deck' : 'call-to-lobby')
      await own.killAndRestart()
      const called = restart % ids.length
      await act(ids.at(called - 1)!, 'on-deck')
      await act(ids[called]!, 'call-in')
      await part(board, 'Now in casting').getByText(`${NAMES[called]} E.`).waitFor()
      await board.getByText('Live, this page updates by itself').waitFor()
      expect(await shown(board)).to.deep.equal(await served(path))
      await look?.(board)
    }
  }

  return { boardOf, open, part, expectTrueAfter }
}
