import { actOnRecord, getRecord, makeBoardLink, type RecordAction } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { sheetsOf } from '../../support/printed.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100)
const SCREENS = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 800, height: 1280 },
]

/** How many lines a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

describe('names of a hundred letters', () => {
  const product = productInBrowser()

  async function day(names: readonly string[]) {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const place = { uri: session.studio_uri, session: session._id }
    const ids: string[] = []
    for (const name of names) {
      const { submitWith } = await prepareCheckIn(product.origin, place, 'Ana', 'Barista')
      ids.push((await submitWith({ first_name: name })).record_id)
    }
    const act = async (id: string, action: RecordAction) => {
      const { version } = await director.call(getRecord, { id })
      await director.call(actOnRecord, { id, action, version })
    }
    return { director, session, ids, act }
  }

  it('leave every part of the board on its screen [LOB-17]', async () => {
    const { director, session, ids, act } = await day([LONG, LONG, LONG, 'Ben', 'Cy'])
    await act(ids[0]!, 'call-in')
    await act(ids[1]!, 'call-in')
    await act(ids[2]!, 'on-deck')
    const { address } = await director.call(makeBoardLink, { session: session._id })
    const board = await product.arrive(SCREENS[0]!)
    await board.goto(new URL(address!).pathname)
    const parts = ['Now in casting', 'On deck', 'Next']
    for (const screen of SCREENS) {
      await board.setViewportSize(screen)
      for (const name of parts) {
        const part = board.getByRole('region', { name })
        for (const item of await part.getByRole('listitem').all()) {
          const box = (await item.boundingBox())!
          expect(box.y + box.height, `${name} at ${screen.width}`).to.be.at.most(screen.height)
          expect(box.x + box.width, `${name} at ${screen.width}`).to.be.at.most(screen.width)
        }
      }
    }
  })

  it('leave the times of the sign-in sheet on one line, and print without an empty page [LOB-19]', async () => {
    const { director, session } = await day([LONG, 'Ben', 'Cy'])
    const sheet = await product.arrive(DESK, director.token)
    await sheet.goto(`/sign-in-sheet/${session.studio_uri}/${session._id}`)
    const row = sheet.getByRole('row', { name: /^Wolfe/ })
    await row.waitFor()
    const arrival = row
      .getByRole('cell')
      .filter({ hasText: /\d [AP]M/ })
      .first()
    expect(await linesOf(arrival)).to.equal(1)
    expect(await overflowOf(sheet)).to.equal(0)
    expect(await sheetsOf(sheet)).to.equal(1)
  })

  it('are refused in words at check-in when they are longer, and never cut', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const phone = await product.arrive(PHONE)
    await phone.goto(`/onboard/${session.studio_uri}/${session._id}`)
    await phone.getByRole('button', { name: 'Check in', exact: true }).click()
    const name = phone.getByLabel('First name')
    await name.fill(`${LONG}x`)
    await phone.getByRole('button', { name: 'Next', exact: true }).click()
    await phone.getByText('At most 100 characters').waitFor()
    expect(await name.inputValue()).to.have.length(101)
  })
})

/** Pixels that the page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
