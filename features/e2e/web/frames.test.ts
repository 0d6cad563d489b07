import { randomUUID } from 'node:crypto'
import { createProject, createSession, type LocationType } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { rounds } from '../support/rounds.ts'
import { probeMeeting } from './meeting-probe.ts'

const CYCLES = rounds(2)

/** The live room of a session with one date. @param days from today */
async function liveRoom(director: ApiClient, location_type: LocationType, days = 0): Promise<string> {
  const { _id: studio } = await director.call(createProject, {
    name: `Corner shop ${randomUUID().slice(0, 8)}`,
    project_roles: ['Barista'],
  })
  const date = { date: dayFromToday(days), start_time: '10:00', location_type }
  const place = { in_person_location: '12 Main Street' }
  const session = await director.call(createSession, {
    name: 'First round',
    studio,
    time_zone: ZONE,
    dates: [location_type === 'Both' || location_type === 'In Person' ? { ...date, ...place } : date],
  })
  return `/studio/${session.studio_uri}/${session._id}`
}

const frames = (page: Page) => ({
  remote: page.getByRole('region', { name: 'Remote Frame' }),
  inPerson: page.getByRole('region', { name: 'In Person Frame' }),
  choose: (words: string) => page.getByRole('button', { name: words, exact: true }).click(),
  toggle: page.getByRole('group', { name: 'View' }),
  /** The switch of a frame, in the open view of the line. */
  switchOf: (words: string) => page.getByRole('switch', { name: words }),
  async turn(words: string, on: boolean): Promise<void> {
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('switch', { name: words }).setChecked(on)
    await page.keyboard.press('Escape')
    await page.getByRole('switch', { name: words }).waitFor({ state: 'detached' })
  },
})

describe('the meeting frames of staff', () => {
  const product = productInBrowser()
  let director: ApiClient

  beforeEach(async () => {
    director = await signIn(product.origin, 'director')
  })

  async function open(address: string): Promise<Page> {
    const page = await product.arrive(DESK, director.token)
    await probeMeeting(page)
    await page.goto(address)
    return page
  }

  /** The computer of the casting room: its camera is in the back office. */
  async function castingRoom(address: string): Promise<Page> {
    const page = await open(`${address}?backoffice=true`)
    await page.getByRole('button', { name: 'Start camera' }).click()
    await page.getByRole('button', { name: 'Stop camera' }).waitFor()
    return page
  }

  detail(
    'are switched on a date of both kinds: the remote one first, then the casting room beside it [LIV-07, LOB-02]',
    async () => {
      const address = await liveRoom(director, 'Both')
      const page = await open(address)
      const { remote, inPerson, toggle, choose, turn } = frames(page)
      await remote.getByRole('button', { name: 'Unmute' }).waitFor()
      expect([await inPerson.count(), await toggle.count()]).to.deep.equal([0, 0])
      await castingRoom(address)
      await turn('In Person Frame', true)
      await inPerson.getByLabel('BackOfficeViewer video').waitFor()
      await remote.getByRole('button', { name: 'Unmute' }).waitFor()
      expect(await inPerson.getByRole('button', { name: 'Unmute' }).count()).to.equal(0)
      await choose('Local only')
      await remote.waitFor({ state: 'detached' })
      await inPerson.getByRole('button', { name: 'Unmute' }).waitFor()
      await choose('Remote only')
      await inPerson.waitFor({ state: 'detached' })
      await remote.waitFor()
      await choose('Both')
      await inPerson.getByLabel('BackOfficeViewer video').waitFor()
      expect(await page.getByRole('button', { name: 'Record', exact: true }).count()).to.equal(1)
      await turn('In Person Frame', false)
      await inPerson.waitFor({ state: 'detached' })
      expect(await toggle.count()).to.equal(0)
    },
  )

  detail('begin with the casting room where the date is in person [LIV-07]', async () => {
    const page = await open(await liveRoom(director, 'In Person'))
    const { remote, inPerson, toggle, choose, switchOf } = frames(page)
    await inPerson.getByRole('button', { name: 'Unmute' }).waitFor()
    await toggle.waitFor()
    expect(await remote.count()).to.equal(0)
    await choose('View')
    expect(await switchOf('Remote Frame').isChecked()).to.equal(false)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Virtual Lobby' }).click()
    await page.getByText('VIRTUAL LOBBY', { exact: true }).waitFor()
    await inPerson.waitFor({ state: 'detached' })
    await choose('View')
    await switchOf('On Deck').waitFor()
    expect(await switchOf('Remote Frame').count()).to.equal(0)
  })

  it('are one for each slot however often they are opened and closed, with one visit of each room and the same address [LIV-07]', async () => {
    const address = await liveRoom(director, 'Both')
    const page = await open(address)
    const { remote, inPerson, choose, turn } = frames(page)
    await remote.getByRole('button', { name: 'Unmute' }).waitFor()
    const room = await castingRoom(address)
    const { length } = page.url()
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      await turn('In Person Frame', true)
      await choose(cycle % 2 ? 'Local only' : 'Remote only')
      await choose('Both')
      await remote.hover()
      await page.getByRole('button', { name: 'Close the Remote Frame' }).click()
      await turn('Remote Frame', true)
      expect([await remote.count(), await inPerson.count()]).to.deep.equal([1, 1])
      await turn('In Person Frame', false)
    }
    await turn('In Person Frame', true)
    await inPerson.getByLabel('BackOfficeViewer video').waitFor()
    expect(await page.getByRole('region', { name: 'Meeting' }).count()).to.equal(2)
    expect(page.url()).to.have.length(length)
    const others = room.getByRole('figure').filter({ hasText: 'BackOfficeViewer' })
    await others.first().waitFor()
    await room.waitForFunction(() => document.querySelectorAll('figure:not([data-own])').length === 1)
  })

  detail('are reloaded alone, and their controls hide until they are used again [LIV-07]', async () => {
    const page = await open(await liveRoom(director, 'Virtual'))
    const { remote, choose } = frames(page)
    await remote.getByRole('button', { name: 'Unmute' }).waitFor()
    await page.evaluate(() =>
      document.querySelector('[aria-label="Meeting"]')!.setAttribute('data-before', ''),
    )
    const controls = page.getByRole('toolbar', { name: 'Controls of the Remote Frame' })
    await remote.hover()
    await choose('Reload the Remote Frame')
    await page.locator('[data-before]').waitFor({ state: 'detached' })
    await remote.getByRole('button', { name: 'Unmute' }).waitFor()
    await page.locator('.frames-frameBar[data-quiet]').waitFor({ state: 'attached' })
    await remote.hover({ position: { x: 40, y: 40 } })
    await page.locator('.frames-frameBar[data-quiet]').waitFor({ state: 'detached' })
    await controls.waitFor()
    await choose('Close the Remote Frame')
    await page.getByText('No frame is open.').waitFor()
    await choose('Open the Remote Frame')
    await remote.getByRole('button', { name: 'Unmute' }).waitFor()
  })

  detail(
    'lie in one another where the address asks for a split frame; the focus changes them [LIV-07]',
    async () => {
      const page = await open(`${await liveRoom(director, 'Both')}?split=true`)
      const { remote, inPerson, choose } = frames(page)
      const isSmall = (frame: typeof remote) => frame.getAttribute('data-size')
      await remote.waitFor()
      expect([await isSmall(remote), await isSmall(inPerson)]).to.deep.equal(['large', 'small'])
      await choose('Bring to the front')
      await page.locator('[data-frame="remote"][data-size="small"]').waitFor()
      expect(await isSmall(inPerson)).to.equal('large')
    },
  )

  detail('tell that the session is not scheduled for today, and lead to another date [LIV-07]', async () => {
    const page = await open(await liveRoom(director, 'Virtual', 1))
    await page.getByText('The session is not scheduled for today.').waitFor()
    await page.getByRole('button', { name: 'add a date' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Date' })
    await dialog.getByRole('button', { name: 'Add date' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('The session is not scheduled for today.').waitFor({ state: 'detached' })
  })
})
