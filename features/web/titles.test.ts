import { addLink, createPage } from '@callboard/posting/contract'
import { getProjectByUri, type SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Browser } from 'playwright-core'
import { signIn as apiSignIn, startSession } from '../drivers/http/office.ts'
import { signIn } from '../drivers/ui/sign-in.ts'
import { DESK, openBrowser, People } from '../support/browser.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'

describe('browser titles', function () {
  this.timeout(120_000)
  let product: RunningProduct
  let browser: Browser
  let session: SessionView
  let studio: { name: string; uri: string }
  let link: string
  let page: string

  before(async () => {
    product = await startProduct()
    browser = await openBrowser()
    const director = await apiSignIn(product.origin, 'director')
    session = await startSession(director, ['Barista'])
    studio = await director.call(getProjectByUri, { uri: session.studio_uri })
    page = (await director.call(createPage, { name: 'Picks', studio: session.studio }))._id
    link = (
      await director.call(addLink, { id: session.studio, name: 'For the client', posting_pages: [page] })
    )._id
  })
  after(async () => {
    await browser.close()
    await product.stop()
  })

  const places: readonly [path: () => string, title: () => string][] = [
    [() => '/reset-password-request', () => 'Check In | Reset password request'],
    [() => '/reset-password?token=x', () => 'Check In | Reset password'],
    [() => `/studio/${session.studio_uri}/${session._id}`, () => 'Video Chat'],
    [() => `/studio/${session.studio_uri}/${session._id}?test=true`, () => 'Virtual Lobby'],
    [
      () => `/posting-link-page/${studio.uri}/${link}`,
      () => `For the client | ${studio.name} | Posting Links`,
    ],
    [() => `/posting-page/${studio.uri}/${page}`, () => `Picks | ${studio.name} | Posting Page`],
    [
      () => `/posting-page-via-link/${studio.uri}/${link}/${page}`,
      () => `For the client | ${studio.name} | Posting Page`,
    ],
  ]

  it('are those of the sources [APP-17]', async () => {
    const people = new People(browser, product.origin)
    const { page: tab } = await people.arrive(DESK)
    await tab.goto('/auth')
    await signIn(tab, 'director')
    const seen: string[] = []
    for (const [path, title] of places) {
      await tab.goto(path())
      await tab.waitForFunction((wanted) => document.title.includes(wanted), title()).catch(() => {})
      seen.push(await tab.title())
    }
    expect(seen).to.deep.equal(places.map(([, title]) => title()))
  })
})
