import { addToGroup, reportPresence } from '@callboard/lobby/contract'
import { skipVirtualLobby } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { DESK } from '../../support/browser.ts'
import { type Arrival, SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { openOwnPage } from './called-talent.ts'

describe('the live room under pressure', () => {
  const product = productInBrowser()
  let director: ApiClient
  let day: SessionDay
  let staff: Page
  let presses: number

  const press = async (key: string) => {
    presses += 1
    await staff.keyboard.press(key)
  }
  const open = async (query = '') => {
    staff = await product.arrive(DESK, director.token)
    await staff.goto(`/studio/${day.session.studio_uri}/${day.id}${query}`)
    await staff.getByRole('list', { name: 'Checked in' }).waitFor()
  }
  /** Browsers let a page vibrate only once it was touched. */
  const touchedPage = async (talent: Arrival) => {
    const phone = await openOwnPage(product, talent)
    await phone.getByRole('heading', { level: 1 }).first().click()
    return phone
  }
  /** Marks the page once a picture has left the stage for the place of its take. */
  const watchFlights = async () => {
    await staff.emulateMedia({ reducedMotion: 'no-preference' })
    await staff.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('body > canvas')) document.body.dataset.flown = ''
      }).observe(document.body, { childList: true })
    })
  }
  const row = (name: string) => staff.getByRole('listitem', { name })
  const group = () => staff.getByRole('region', { name: 'Current group' })

  beforeEach(async () => {
    presses = 0
    director = await signIn(product.origin, 'director')
    day = await SessionDay.start(product.origin, director)
  })

  it('takes a call-in, a group, a take and the finish by keys alone [LOB-18] [LIV-02]', async () => {
    const ana = await day.arrive('Ana')
    await day.arrive('Ben')
    const phone = await touchedPage(ana)
    await open()
    await row('Ana').waitFor()
    await press('n')
    await group().getByRole('article', { name: 'Ana' }).waitFor()
    await row('Ana').getByText('not joined').waitFor()
    await staff.getByText('Ana Example has not joined yet.').waitFor()
    expect(await staff.getByRole('button', { name: 'Record', exact: true }).isDisabled()).to.equal(true)

    await joinOn(phone)
    await phone.getByRole('button', { name: 'Stop camera' }).waitFor()
    await staff.getByText('Records Ana Example').waitFor()
    await press('r')
    // A busy page may skip a second.
    await staff
      .getByRole('status', { name: /^Recording / })
      .getByText(/^0:(0[3-9]|[1-5]\d)$/)
      .waitFor()
    await watchFlights()
    await press('r')
    await group()
      .getByRole('img', { name: /take 1/ })
      .waitFor()
    await staff.locator('body[data-flown]').waitFor()

    await phone.getByText('You are in the casting room').waitFor()
    await press('Shift+G')
    await group().getByText('Nobody is in the group.').waitFor()
    expect(presses).to.equal(4)
  })

  detail(
    'goes from the search to the first talent found and acts on no other; Escape goes back [LOB-18]',
    async () => {
      for (const name of ['Ana', 'Ben', 'Bea']) await day.arrive(name)
      await open()
      await row('Bea').waitFor()
      const search = staff.getByRole('searchbox', { name: 'Find talent by name' })
      await search.waitFor()
      await press('/')
      await staff.keyboard.type('be')
      await row('Ana').waitFor({ state: 'detached' })
      await press('ArrowDown')
      await staff.locator('li:focus').getByText('Ben Example').waitFor()
      await press('Escape')
      expect(await search.evaluate((field) => field === document.activeElement)).to.equal(true)
      expect(await search.inputValue()).to.equal('be')
      await press('ArrowDown')
      await press('Enter')
      await row('Ben').getByText('Called in', { exact: true }).waitFor()
      expect(await search.inputValue()).to.equal('be')
      const { state } = (await day.lobby()).find(({ first_name }) => first_name === 'Ana')!
      expect(state).to.equal('waiting')
    },
  )

  detail('has the whole menu on keys, and the palette finds talent by name [LOB-04] [LOB-18]', async () => {
    await day.arrive('Ana')
    await day.arrive('Ben')
    await open()
    await row('Ben').waitFor()
    await press('ArrowDown')
    await press('ArrowDown')
    await press('s')
    await row('Ben').getByText('Skipped').waitFor()
    await press('s')
    await row('Ben').getByText('Waiting').waitFor()
    await press('.')
    await staff.getByRole('menuitem', { name: 'Put on deck' }).waitFor()
    await staff.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await press('Escape')
    await staff.getByRole('menuitem', { name: 'Delete' }).waitFor({ state: 'detached' })
    await press('o')
    await row('Ben').getByText('On deck').waitFor()
    for (const [key, title] of [
      ['i', 'Talent info'],
      ['t', 'Text Ben'],
      ['v', 'Edit Avatar: Ben'],
    ] as const) {
      await press(key)
      const dialog = staff.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await press('i')
    const info = staff.getByRole('dialog', { name: 'Talent info' })
    await info.waitFor()
    // A dialog that has only just come does not have the focus yet.
    await row('Ben').dispatchEvent('keydown', { key: 'Enter' })
    await row('Ben').dispatchEvent('keydown', { key: 'Escape' })
    await info.waitFor({ state: 'detached' })
    await staff.locator('li:focus').getByText('Ben Example').waitFor()
    await row('Ben').getByText('On deck').waitFor()
    await press('Delete')
    const question = staff.getByRole('dialog', { name: 'Want to delete?' })
    await question.waitFor()
    await press('Escape')
    await question.waitFor({ state: 'detached' })

    await press('Control+k')
    const palette = staff.getByRole('combobox', { name: 'Find talent, session, project' })
    await palette.fill('ana')
    await staff.getByRole('option', { name: /^Ana Example/ }).waitFor()
    await palette.fill('call in: ana')
    await press('Enter')
    await row('Ana').getByText('Called in', { exact: true }).waitFor()
  })

  detail('keeps search and filters in the address [LOB-18] [LOB-02]', async () => {
    await day.arrive('Ana')
    await day.arrive('Ben')
    await open('?find=be')
    await row('Ben').waitFor()
    expect(await row('Ana').count()).to.equal(0)
    await staff.getByRole('searchbox', { name: 'Find talent by name' }).fill('')
    await row('Ana').waitFor()
    await staff.getByRole('combobox', { name: 'State' }).selectOption('waiting')
    await staff.waitForURL(/state=waiting/)
  })

  detail('leads a signed-in talent to their own way, never into the frame of staff', async () => {
    const talent = await signIn(product.origin, 'talent')
    const page = await product.arrive(DESK, talent.token)
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    await page.waitForURL(/\/(onboard|message)\//)
  })

  it('offers no virtual lobby where the project skips it [APP-10]', async () => {
    await day.arrive('Ana')
    await open()
    const lobby = staff.getByRole('button', { name: 'Virtual Lobby' })
    expect(await lobby.isEnabled()).to.equal(true)
    await director.call(skipVirtualLobby, { id: day.session.studio, skip_virtual_lobby: true })
    await open()
    expect(await staff.getByRole('button', { name: 'Virtual Lobby' }).isDisabled()).to.equal(true)
    await staff.getByText('MODERATOR', { exact: true }).waitFor()
  })

  detail(
    'asks whether a call-in begins a new group once nobody of it has come in two minutes [LOB-20]',
    async () => {
      await day.arrive('Ana')
      await day.arrive('Ben')
      await open()
      await row('Ben').waitFor()
      await press('n')
      await group().getByRole('article', { name: 'Ana' }).waitFor()
      await staff.clock.setFixedTime(Date.now() + 3 * 60_000)
      await press('n')
      const question = staff.getByRole('dialog', { name: 'Call into a new group?' })
      await question.getByText('Ana Example has not joined yet.').waitFor()
      await question.getByRole('button', { name: 'Call into a new group' }).click()
      await group().getByRole('article', { name: 'Ben' }).waitFor()
      await group().getByRole('article', { name: 'Ana' }).waitFor({ state: 'detached' })
      await row('Ana').getByText('Waiting').waitFor()
    },
  )

  detail('says that a talent who was called in is gone once their page is [LIV-14] [T5]', async () => {
    const ana = await day.arrive('Ana')
    const phone = await touchedPage(ana)
    await phone
      .getByRole('button', { name: /^Join|Wait/ })
      .first()
      .waitFor()
    await open()
    await press('n')
    await row('Ana').getByText('not joined').waitFor()
    await phone.close()
    await row('Ana').getByText('page closed').waitFor()
    await director.call(addToGroup, { id: ana.id })
    await new ApiClient(product.origin, ana.key).call(reportPresence, {
      id: ana.id,
      page: {
        connection: 'another',
        room: 'main',
        line: 'weak',
        can_record: false,
      },
    })
    await row('Ana').getByText('weak connection').waitFor()
  })
})
