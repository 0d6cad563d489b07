import { expect } from 'chai'
import type { Page, ViewportSize, WebSocketRoute } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { isSoak } from '../support/rounds.ts'
import { SessionDay } from './session-day.ts'

const CALLS = isSoak ? 50 : 1

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

  detail('shows staff the talent who checked in meanwhile [LOB-16] [RT-03]', async () => {
    const { page, letLineUp } = await arriveOffLine(DESK, director.token)
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    await page.getByText('Nobody has checked in yet').waitFor()
    await day.arrive('Ana')
    letLineUp()
    await page.getByRole('list', { name: 'Checked in' }).getByText('Ana Example').waitFor()
  })

  detail('tells a talent that they were called in meanwhile [RT-03]', async () => {
    const ana = await day.arrive('Ana')
    const { page, letLineUp } = await arriveOffLine(PHONE)
    await page.goto(`/message/${ana.id}#k=${ana.key}`)
    await page.getByText('You are 1st').waitFor()
    await day.act(ana.id, 'call-in')
    letLineUp()
    await page.getByText('It is your turn').first().waitFor()
  })

  it('tries again within seconds when its line is closed before it stood, as by a server that is replaced [RT-03]', async () => {
    const ana = await day.arrive('Ana')
    const page = await product.arrive(PHONE)
    const lines: WebSocketRoute[] = []
    await page.routeWebSocket(/\/socket\//, (socket) => {
      if (lines.push(socket) > 1) socket.connectToServer()
      else void socket.close()
    })
    await page.clock.install()
    await page.goto(`/message/${ana.id}#k=${ana.key}`)
    await page.getByText('You are 1st').waitFor()
    await until('the first line is closed', () => lines.length > 0)
    // Its patience with a line that does not stand is 20 seconds.
    let waited = 0
    await until('another line is tried', async () => {
      if (lines.length > 1) return true
      await page.clock.runFor(100)
      waited += 100
      return false
    })
    expect(waited).to.be.below(5_000)
    await day.act(ana.id, 'call-in')
    await page.getByText('It is your turn').first().waitFor()
  })

  it('tells a talent whose line breaks in the moment of the call, each time [RT-03] [LIV-14]', async () => {
    const ana = await day.arrive('Ana')
    const page = await product.arrive(PHONE)
    let line = Promise.withResolvers<WebSocketRoute>()
    await page.routeWebSocket(/\/socket\//, (socket) => {
      socket.connectToServer()
      line.resolve(socket)
    })
    const breakLine = async (socket: WebSocketRoute) => {
      line = Promise.withResolvers()
      await socket.close()
    }
    await page.goto(`/message/${ana.id}#k=${ana.key}`)
    await page.getByText('You are 1st').waitFor()
    for (let call = 0; call < CALLS; call += 1) {
      const open = await line.promise
      await Promise.all([day.act(ana.id, 'call-in'), breakLine(open)])
      await page.getByText('It is your turn').first().waitFor()
      await page.getByRole('button', { name: 'Join' }).waitFor()
      const openAgain = await line.promise
      await Promise.all([day.act(ana.id, 'call-to-lobby'), breakLine(openAgain)])
      await page.getByText('You are 1st').waitFor()
    }
  })
})
