import axe from 'axe-core'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { signIn as signInByApi } from '../drivers/http/office.ts'
import { DESK, openBrowser, People, PHONE } from '../support/browser.ts'
import { DEMO_PASSWORD, demoEmail } from '../support/demo-accounts.ts'
import { type RunningProduct, startProduct } from '../support/product.ts'
import { type CastingScene, castingScene } from './casting-scene.ts'

const SCHEMES = ['light', 'dark'] as const

/** The page hears of other colours with its next frame and has drawn them by the one after. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** What keeps somebody from using the page, as axe-core sees it: rule, and the first elements that break it. */
async function faultsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe }
    return (await here.run(document, { resultTypes: ['violations'] })).violations
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    )
}

describe('the pages, for everybody', function () {
  this.timeout(60_000)
  let product: RunningProduct
  let browser: Browser
  let people: People
  let scene: CastingScene
  let admin: string

  before(async () => {
    product = await startProduct()
    browser = await openBrowser()
    scene = await castingScene(product.origin)
    admin = (await signInByApi(product.origin, 'admin')).token!
  })
  after(async () => {
    await browser.close()
    await product.stop()
  })
  beforeEach(() => {
    people = new People(browser, product.origin)
  })
  afterEach(async () => {
    people.expectNoFault()
    await people.leave()
    product.expectNoServerFault()
  })

  async function open(viewport: typeof DESK, token?: string): Promise<Page> {
    const { context, page } = await people.arrive(viewport)
    if (token) await context.addCookies([{ name: 'callboard', value: token, url: product.origin }])
    return page
  }

  async function expectForEverybody(page: Page, what: string): Promise<void> {
    const faults: string[] = []
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await drawn(page)
      faults.push(...(await faultsOn(page)).map((fault) => `${colorScheme}: ${fault}`))
    }
    expect(faults, what).to.deep.equal([])
  }

  const staffPages: readonly [what: string, path: () => string, ready: (page: Page) => Promise<unknown>][] = [
    ['projects', () => '/', (page) => page.getByRole('link', { name: 'Open live room' }).first().waitFor()],
    ['session edit', () => scene.edit, (page) => page.getByRole('button', { name: '+ Add Date' }).waitFor()],
    ['schedule', () => scene.schedule, (page) => page.getByRole('button', { name: 'Share' }).waitFor()],
    [
      'live room',
      () => scene.live,
      (page) => page.getByText('Ben').filter({ visible: true }).first().waitFor(),
    ],
    ['review', () => scene.review, (page) => page.getByRole('tab', { name: 'Archived' }).waitFor()],
    ['posting page', () => scene.posting, (page) => page.getByRole('heading', { name: 'Picks' }).waitFor()],
    [
      'posting link',
      () => scene.postingLink,
      (page) => page.getByRole('link', { name: 'View Page' }).waitFor(),
    ],
  ]
  for (const [screen, size] of [
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)
    it(`staff pages on ${screen}`, async () => {
      const look = staffPages.map(async ([what, path, ready]) => {
        const page = await open(size, scene.director)
        await page.goto(path(), { waitUntil: 'networkidle' })
        await ready(page)
        await expectForEverybody(page, what)
      })
      await Promise.all(look)
    })

  it('what opens over staff pages', async () => {
    const page = await open(DESK, scene.director)
    await page.goto('/')
    await page.getByRole('button', { name: '+ Create Project' }).click()
    await page.getByRole('dialog').getByLabel('Project Name').waitFor()
    await expectForEverybody(page, 'new project')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Corner/ })
      .first()
      .click()
    await page.getByRole('switch', { name: 'Skip Virtual Lobby' }).waitFor()
    await page.getByRole('button', { name: 'profile menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    await expectForEverybody(page, 'open project and profile menu')

    await page.goto(scene.schedule)
    await page.getByRole('button', { name: 'Add time frame' }).click()
    await page.getByRole('dialog').getByLabel('Name').waitFor()
    await expectForEverybody(page, 'new time frame')

    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('button', { name: 'Ana' }).click()
    await page.getByRole('region', { name: /^Takes of/ }).waitFor()
    await expectForEverybody(page, 'open group')
    await page.keyboard.press('c')
    await page.getByRole('dialog', { name: 'Copy to Posting page' }).waitFor()
    await expectForEverybody(page, 'copy dialog')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByText('Show these keys').waitFor()
    await expectForEverybody(page, 'keys')
  })

  it('the admin console', async () => {
    const page = await open(DESK, admin)
    for (const tab of ['users', 'messages', 'jobs']) {
      await page.goto(`/callboard-admin?tab=${tab}`, { waitUntil: 'networkidle' })
      await expectForEverybody(page, tab)
    }
  })

  it('the way in', async () => {
    const page = await open(PHONE)
    await page.goto('/auth')
    const byMail = page.getByRole('button', { name: 'Continue with Email' })
    await byMail.waitFor()
    await expectForEverybody(page, 'choose')
    await byMail.click()
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill(demoEmail('client'))
    await expectForEverybody(page, 'e-mail')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD)
    await expectForEverybody(page, 'password')
  })

  it('checking in', async () => {
    const page = await open(PHONE)
    await page.goto(scene.onboard)
    const asGuest = page.getByRole('button', { name: 'Continue as guest' })
    await asGuest.waitFor()
    await expectForEverybody(page, 'door')
    await asGuest.click()
    const next = page.getByRole('button', { name: 'Next' })
    await page.getByLabel('First name').fill('Cleo')
    await page.getByLabel('Last name').fill('Example')
    await page.getByLabel('Email').fill('cleo@example.com')
    await page.getByRole('textbox', { name: 'Phone' }).fill('(310) 555-0142')
    await expectForEverybody(page, 'you')
    await next.click()
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Barista' }).click()
    await expectForEverybody(page, 'role')
    await next.click()
    await page.getByRole('button', { name: 'Take photo' }).click()
    await page.getByRole('img', { name: 'You, today' }).waitFor()
    await expectForEverybody(page, 'photo')
    await next.click()
    await page.getByLabel('I agree to the terms').waitFor()
    await expectForEverybody(page, 'review')
  })

  it('what a talent waits and books with', async () => {
    const page = await open(PHONE, scene.talent)
    await page.goto(scene.message)
    await page.getByText('Welcome to').waitFor()
    await expectForEverybody(page, 'status')
    await page.goto(scene.booking)
    await page.getByText('You have an appointment on this date').waitFor()
    await expectForEverybody(page, 'booked')
    await page.goto('/?tab=schedule')
    await page.getByRole('list', { name: 'Appointments' }).waitFor()
    await expectForEverybody(page, 'my schedule')
    const visitor = await open(PHONE)
    await visitor.goto(scene.booking)
    await visitor.getByRole('radio').first().waitFor()
    await expectForEverybody(visitor, 'booking')
  })
})
