import { randomUUID } from 'node:crypto'
import { createUser, login } from '@callboard/accounts/contract'
import {
  archiveProject,
  createProject,
  createSession,
  listProjects,
  skipVirtualLobby,
} from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { moveUpByKeys } from '../../drivers/ui/move-by-keys.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { lookFaults } from './look.ts'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('the projects list', () => {
  const product = productInBrowser({ asked: REFUSED })
  let director: ApiClient
  let page: Page

  before(async () => {
    director = await signIn(product.origin, 'director')
  })
  beforeEach(async () => {
    page = await product.arrive(DESK, director.token)
    await page.goto('/')
  })

  const card = (name: string) => page.getByRole('article', { name })
  const made = async (name: string, ...sessions: string[]) => {
    const project = await director.call(createProject, { name })
    for (const session of sessions) await director.call(createSession, { name: session, studio: project._id })
    return project
  }
  const stored = async (id: string) => {
    const { studios } = await director.call(listProjects, { _id: id })
    return studios[0]!
  }

  it('makes a project whose address follows its name, with roles in their order and a logo [PRJ-05] [PRJ-08]', async () => {
    await page.getByRole('button', { name: '+ Create Project' }).click()
    const dialog = page.getByRole('dialog', { name: 'New project' })
    await dialog.getByLabel('Project name').fill('Été à la plage')
    await dialog.getByLabel('Roles', { exact: true }).fill('Driver')
    await dialog.getByLabel('Roles', { exact: true }).press('Enter')
    await dialog.getByLabel('Roles', { exact: true }).fill('Dog')
    await dialog.getByLabel('Roles', { exact: true }).press('Enter')
    await moveUpByKeys(page, 'Dog', { from: 2, to: 1, of: 2 })
    await page.getByText('Dog is put down at place 1.').waitFor({ state: 'attached' })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(PIXEL, 'base64'),
    })
    await dialog.getByRole('img', { name: 'Logo' }).waitFor()
    await dialog.getByRole('button', { name: 'Address and rooms' }).click()
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('[name=uri]')?.value.startsWith('ete-a-la-plage-'),
    )
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await card('Été à la plage').waitFor()
    const { studios } = await director.call(listProjects, { name: 'Été à la plage' })
    const [project] = studios
    expect(project?.project_roles).to.deep.equal(['Dog', 'Driver'])
    expect(project?.uri).to.match(/^ete-a-la-plage-/)
    const logo = await fetch(product.origin + project?.brand.logo_url)
    expect([logo.status, logo.headers.get('content-type')]).to.deep.equal([200, 'image/png'])
  })

  detail(
    'leads from a session to its rooms, its review and its schedule, and copies the link that a button names [PRJ-04]',
    async () => {
      const project = await made('Lighthouse', 'Callbacks')
      const [session] = (await stored(project._id)).sessions
      const place = `${project.uri}/${session!._id}`
      await page.goto(`/?studio=${project._id}`)
      const row = card('Lighthouse').getByRole('listitem', { name: 'Callbacks' })
      const leads = async (name: string) => row.getByRole('link', { name }).getAttribute('href')
      expect(await leads('Video Chat')).to.equal(`/studio/${place}`)
      expect(await leads('Virtual Lobby')).to.equal(`/studio/${place}?test=true`)
      expect(await leads('Video Review')).to.equal(`/video/${place}`)
      expect(await leads('Schedule')).to.equal(
        `/session/${project.uri}/edit/${session!._id}/schedule/${session!.dates[0]!._id}`,
      )
      await row.getByRole('button', { name: 'Share Callbacks' }).click()
      const links = page.getByRole('dialog', { name: 'Share' })
      expect(await links.evaluate((panel) => getComputedStyle(panel).boxShadow), 'its edge').to.not.equal(
        'none',
      )
      await links.getByRole('button', { name: 'Copy kiosk link' }).click()
      await page.getByRole('button', { name: 'Copied' }).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(
        `${product.origin}/onboard/${place}?kiosk=true`,
      )
      await director.call(skipVirtualLobby, { id: project._id, skip_virtual_lobby: true })
      await page.reload()
      await row.getByRole('button', { name: 'Virtual Lobby' }).waitFor()
      expect(await row.getByRole('link', { name: 'Virtual Lobby' }).count()).to.equal(0)
    },
  )

  it('opens at first what runs today, and keeps what its reader has folded [PRJ-03]', async () => {
    const { studio_name, studio_uri: uri, _id: session } = await startSession(director, ['Barista'])
    await (await prepareCheckIn(product.origin, { uri, session }, 'Ana', 'Barista')).submit()
    await page.goto('/')
    const today = card(studio_name)
    await page.getByRole('heading', { name: 'All projects' }).waitFor()
    await today.getByRole('region', { name: 'Sessions' }).waitFor()
    // A picture on white ground is seen on a white page.
    const face = page.getByRole('region', { name: 'Today' }).locator('[data-of="talent"] img').first()
    await face.waitFor()
    expect(await face.evaluate((picture) => getComputedStyle(picture).outlineWidth)).to.equal('1px')
    await today.getByRole('button', { name: studio_name }).click()
    await today.getByRole('region', { name: 'Sessions' }).waitFor({ state: 'detached' })
    await page.goto('/')
    await today.waitFor()
    expect(await today.getByRole('region', { name: 'Sessions' }).count()).to.equal(0)
  })

  it('shows the quick start to a casting director without projects, and to no session manager [PRJ-02]', async () => {
    const admin = await signIn(product.origin, 'admin')
    const email = `nia-${randomUUID().slice(0, 8)}@example.com`
    const password = 'a long enough secret'
    await admin.call(createUser, {
      email,
      password,
      user_type: 'casting_director',
      first_name: 'Nia',
      last_name: 'Example',
    })
    const { token } = await new ApiClient(product.origin).call(login, { email, password })
    const first = await product.arrive(DESK, token)
    await first.goto('/')
    await first.getByRole('region', { name: 'Quick Start' }).waitFor()
    const nia = new ApiClient(product.origin, token)
    const only = await nia.call(createProject, { name: 'Only one' })
    await nia.call(archiveProject, { id: only._id })
    await first.reload()
    await first.getByRole('button', { name: 'Show the archive' }).click()
    await first.getByRole('article', { name: 'Only one' }).waitFor()
    const manager = await product.arrive(DESK, (await signIn(product.origin, 'manager')).token)
    await manager.goto('/')
    await manager.getByRole('heading', { name: 'Projects', exact: true }).waitFor()
    await manager.getByRole('article').first().waitFor()
    for (const name of ['Quick Start', '+ Create Project'])
      expect(await manager.getByRole('button', { name }).count(), name).to.equal(0)
  })

  detail(
    'has faces beside the fact of a session of today on a tablet, and its name leads to it',
    async () => {
      const { studio_uri: uri, _id: session, name } = await startSession(director, ['Barista'])
      for (const talent of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'])
        await (await prepareCheckIn(product.origin, { uri, session }, talent, 'Barista')).submit()
      await page.setViewportSize({ width: 920, height: 768 })
      await page.goto('/')
      const line = page
        .getByRole('region', { name: 'Today' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { name: '6 talent checked in' }) })
      const faces = (await line.getByRole('img', { name: '6 talent checked in' }).boundingBox())!
      const fact = (await line.getByText(/^6 waiting/).boundingBox())!
      expect(fact.x).to.be.above(faces.x + faces.width)
      await line.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**/session/${uri}/edit/${session}`)
    },
  )

  detail('loads the sessions of today again when their first answer failed', async () => {
    let away = true
    await page.route('**/api/studio/today*', (route) => (away ? route.abort() : route.fallback()))
    await page.goto('/')
    const fault = page.getByRole('alert').filter({ hasText: "Today's sessions could not be loaded" })
    await fault.waitFor()
    away = false
    await fault.getByRole('button', { name: 'Retry' }).click()
    await fault.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Today' }).waitFor()
  })

  detail(
    'says at the edge of the page that projects could not be loaded, and leaves the accent to the room that runs',
    async () => {
      await startSession(director, ['Barista'])
      await page.route('**/api/studio/get-many*', (route) => route.abort())
      await page.goto('/')
      await page.getByRole('link', { name: 'Open live room' }).waitFor()
      const fault = page.getByRole('alert').filter({ hasText: 'Projects could not be loaded' })
      const title = page.getByRole('heading', { name: 'All projects' })
      const words = (await fault.getByRole('heading').boundingBox())!
      expect(words.x).to.equal((await title.boundingBox())!.x)
      expect(await lookFaults(page)).to.deep.equal([])
    },
  )

  detail(
    'shows on a phone the field at fault whole, below the title, with text that no phone zooms into',
    async () => {
      await page.setViewportSize(PHONE)
      const touch = await page.context().newCDPSession(page)
      await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await page.getByRole('button', { name: '+ Create Project' }).click()
      const dialog = page.getByRole('dialog', { name: 'New project' })
      await dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await dialog.getByText('A name is required').waitFor()
      const name = dialog.getByLabel('Project name')
      const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox()
      const field = await name.boundingBox()
      expect(field!.y).to.be.greaterThan(close!.y + close!.height)
      expect(await name.evaluate((input) => getComputedStyle(input).fontSize)).to.equal('16px')
    },
  )

  detail(
    'says that a uri is in use, and a thank-you message is missing, at their fields [PRJ-05] [PRJ-12]',
    async () => {
      const { uri } = await made('Taken')
      await page.getByRole('button', { name: '+ Create Project' }).click()
      const dialog = page.getByRole('dialog', { name: 'New project' })
      await dialog.getByLabel('Project name').fill('Second')
      await dialog.getByRole('button', { name: 'Address and rooms' }).click()
      await dialog.getByLabel('Uri', { exact: true }).fill(uri)
      await dialog.getByRole('button', { name: 'Messages' }).click()
      const thanks = dialog.getByLabel('Thank you')
      expect(await thanks.inputValue()).to.contain('Thank you for checking in to PROJECT_NAME.')
      await thanks.fill('')
      await dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await dialog.getByText('A thank-you message is required').waitFor()
      await thanks.fill('Thanks')
      await dialog.getByRole('button', { name: 'Create', exact: true }).click()
      await dialog.getByText(`Studio uri ${uri} already used!`).waitFor()
    },
  )

  it('sorts sessions by keys and keeps their order [SES-05] [PRJ-03]', async () => {
    const { _id } = await made('To sort', 'First', 'Second', 'Third')
    await page.goto(`/?studio=${_id}`)
    await card('To sort').getByRole('button', { name: 'Sort sessions' }).click()
    const saved = page.waitForResponse((response) => response.url().includes('/sort-sessions/'))
    await moveUpByKeys(page, 'Third', { from: 3, to: 1, of: 3 })
    await saved
    const { sessions } = await stored(_id)
    expect(sessions.map(({ name }) => name)).to.deep.equal(['Third', 'First', 'Second'])
    await page.getByRole('button', { name: 'Done sorting' }).click()
    const rows = card('To sort').getByRole('region', { name: 'Sessions' }).getByRole('listitem')
    expect(await rows.first().getAttribute('aria-label')).to.equal('Third')
  })

  it('archives after asking, and finds the project again by its link and in the archive [PRJ-01] [PRJ-07]', async () => {
    const { _id } = await made('Old one', 'Only')
    await page.goto(`/?studio=${_id}`)
    await card('Old one').getByRole('button', { name: 'Archive' }).click()
    const question = page.getByRole('dialog', { name: 'Want to archive Old one?' })
    await question.getByRole('button', { name: 'Archive' }).click()
    await card('Old one').getByRole('button', { name: 'Restore' }).waitFor()
    expect((await stored(_id)).is_archived).to.equal(true)
    await page.goto(`/?studio=${_id}`)
    await card('Old one').getByText('Archived').waitFor()
    await page.goto('/?archived=true')
    await card('Old one').getByRole('button').first().click()
    await card('Old one').getByRole('button', { name: 'Restore' }).click()
    await card('Old one').waitFor({ state: 'detached' })
    expect((await stored(_id)).is_archived).to.equal(false)
  })
})
