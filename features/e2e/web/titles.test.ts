import { addLink, createPage } from '@callboard/posting/contract'
import { getProjectByUri, type SessionView } from '@callboard/projects/contract'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** @throws Error with the title that the page has when it does not get the wanted one */
async function expectTitle(page: Page, wanted: string): Promise<void> {
  try {
    await page.waitForFunction((title) => document.title === title, wanted)
  } catch (cause) {
    const seen = await page.title()
    throw new Error(`The title of ${page.url()} is "${seen}" and has not become "${wanted}".`, { cause })
  }
}

describe('browser titles', () => {
  const product = productInBrowser()
  let director: ApiClient
  let session: SessionView
  let studio: { name: string; uri: string }
  let link: string
  let page: string

  before(async () => {
    director = await signIn(product.origin, 'director')
    session = await startSession(director, ['Barista'])
    studio = await director.call(getProjectByUri, { uri: session.studio_uri })
    page = (await director.call(createPage, { name: 'Picks', studio: session.studio }))._id
    const more = (await director.call(createPage, { name: 'Later picks', studio: session.studio }))._id
    const posting_pages = [page, more]
    link = (await director.call(addLink, { id: session.studio, name: 'For the client', posting_pages }))._id
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
    const tab = await product.arrive(DESK, director.token)
    for (const [path, title] of places) {
      await tab.goto(path())
      await expectTitle(tab, title())
    }
  })
})
