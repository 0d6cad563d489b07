import type { Page, ViewportSize } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { SessionDay } from './session-day.ts'

describe('a page whose live line comes up after its first answers', () => {
  const product = productInBrowser()
  let director: ApiClient
  let day: SessionDay

  before(async () => {
    director = await signIn(product.origin, 'director')
  })
  beforeEach(async () => {
    day = await SessionDay.start(product.origin, director)
  })

  /** Opens a page whose live connection waits for `letLineUp`. */
  async function arriveOffLine(viewport: ViewportSize, token?: string) {
    const page: Page = await product.arrive(viewport, token)
    const line = Promise.withResolvers<void>()
    await page.routeWebSocket(/\/socket\//, async (socket) => {
      await line.promise
      socket.connectToServer()
    })
    return { page, letLineUp: line.resolve }
  }

  it('shows staff the talent who checked in meanwhile [LOB-16] [RT-03]', async () => {
    const { page, letLineUp } = await arriveOffLine(DESK, director.token)
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    await page.getByText('Nobody has checked in yet').waitFor()
    await day.arrive('Ana')
    letLineUp()
    await page.getByRole('list', { name: 'Checked in' }).getByText('Ana Example').waitFor()
  })

  it('tells a talent that they were called in meanwhile [RT-03]', async () => {
    const ana = await day.arrive('Ana')
    const { page, letLineUp } = await arriveOffLine(PHONE)
    await page.goto(`/message/${ana.id}#k=${ana.key}`)
    await page.getByText('You are next').waitFor()
    await day.act(ana.id, 'call-in')
    letLineUp()
    await page.getByText('It is your turn').first().waitFor()
  })
})
