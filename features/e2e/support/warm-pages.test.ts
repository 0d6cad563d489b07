import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { DESK, PHONE } from '../../support/browser.ts'
import { type PageOptions, WarmPages } from '../../support/warm-pages.ts'
import { sharedBrowser } from './shared-product.ts'

/** What a page keeps, in the words of the page itself. */
async function kept(): Promise<unknown> {
  const databases = await indexedDB.databases()
  const folder = await navigator.storage.getDirectory()
  const files: string[] = []
  for await (const [name] of folder) files.push(name)
  return {
    cookie: document.cookie,
    local: { ...localStorage },
    tab: { ...sessionStorage },
    databases: databases.map(({ name }) => name),
    caches: await caches.keys(),
    files,
    history: history.length,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    words: document.body.textContent,
  }
}

async function store(): Promise<void> {
  await cookieStore.set('token', 'secret')
  localStorage.setItem('draft', 'words')
  sessionStorage.setItem('step', 'two')
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('takes')
    opening.onsuccess = resolve
    opening.onerror = reject
  })
  await caches.open('pages')
  const folder = await navigator.storage.getDirectory()
  await folder.getFileHandle('take.webm', { create: true })
  history.pushState(null, '', '/second')
}

describe('pages that go from test to test', () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<body>of the server</body>')
  })
  let pages: WarmPages
  let options: PageOptions

  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    options = { baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, viewport: DESK }
    pages = WarmPages.of(await sharedBrowser())
  })
  after(() => void server.close())

  it('keep nothing that a test has stored, set or intercepted', async () => {
    const page = await pages.take(options)
    await page.goto('/')
    const untouched = await page.evaluate(kept)
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: 'of the test' }))
    await page.reload()
    await page.evaluate(store)
    expect(await page.evaluate(kept)).to.deep.equal({
      cookie: 'token=secret',
      local: { draft: 'words' },
      tab: { step: 'two' },
      databases: ['takes'],
      caches: ['pages'],
      files: ['take.webm'],
      history: 3,
      width: PHONE.width,
      isDark: true,
      words: 'of the test',
    })
    await page.context().newPage()
    await pages.giveBack(page)

    const next = await pages.take(options)
    expect(next).to.equal(page)
    expect(next.context().pages()).to.deep.equal([page])
    await next.goto('/')
    expect(await next.evaluate(kept)).to.deep.equal(untouched)
    await pages.giveBack(next)
  })

  it('are closed once a test has altered one for good', async () => {
    const page = await pages.take(options)
    await page.addInitScript(() => localStorage.setItem('draft', 'words'))
    await pages.giveBack(page)
    expect(page.isClosed()).to.equal(true)
  })
})
