import { actOnRecord, getLobby } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the live room and its chat', () => {
  const product = productInBrowser()

  async function room(viewport: { width: number; height: number }) {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    const page = await product.arrive(viewport, director.token)
    await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
    const chat = page.getByRole('region', { name: 'Chat' })
    return { page, chat, words: chat.getByRole('textbox') }
  }

  it('begin on a phone with the room alone; the chat unfolds in its tab [LIV-03]', async () => {
    const { page, chat, words } = await room(PHONE)
    await page.getByRole('tab', { name: 'Room', selected: true }).waitFor()
    expect(await page.getByRole('region', { name: 'Line' }).isVisible()).to.equal(false)
    expect(await chat.isVisible()).to.equal(false)
    await page.getByRole('tab', { name: /^Group/ }).click()
    const toggle = chat.getByRole('button', { expanded: false })
    await toggle.waitFor()
    expect(await words.isVisible()).to.equal(false)
    await toggle.click()
    await words.waitFor()
  })

  detail(
    'name onlookers on a phone without covering whom the empty picture of a client waits for [LIV-04]',
    async () => {
      const director = await signIn(product.origin, 'director')
      const scene = await castingScene(product.origin)
      const { records } = await director.call(getLobby, { id: scene.session })
      const ben = records.find(({ first_name }) => first_name === 'Ben')!
      await director.call(actOnRecord, { id: ben._id, action: 'call-in', version: ben.version })
      for (const who of ['director', 'director', 'admin'] as const) {
        const staff = await product.arrive(DESK, (await signIn(product.origin, who)).token)
        await staff.goto(scene.live)
        await staff.getByRole('toolbar', { name: 'Meeting controls' }).waitFor()
      }
      const page = await product.arrive(PHONE, (await signIn(product.origin, 'client')).token)
      await page.goto(scene.live)
      const meeting = page.getByRole('region', { name: 'Meeting' })
      const words = meeting.getByText('Ben Example is on the way.')
      await words.waitFor()
      const onlookers = meeting.getByRole('figure')
      await until('all staff look on', async () => (await onlookers.count()) >= 3 || undefined)
      const [said, ...names] = await Promise.all(
        [words, ...(await onlookers.all())].map(async (one) => (await one.boundingBox())!),
      )
      for (const { y } of names) expect(said!.y + said!.height).to.be.at.most(y)
    },
  )

  detail('have their tabs in a window that is made narrow when no more files arrive [LIV-03]', async () => {
    const { page } = await room(DESK)
    // The shell fetches nothing ahead of its time.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('region', { name: 'Line' }).waitFor()
    await page.route('**/*.js', (route) => route.abort())
    await page.setViewportSize(PHONE)
    await page.getByRole('tab', { name: /^Group/ }).waitFor()
  })

  detail('say a refused Record once, however often it is pressed', async () => {
    const { page } = await room(DESK)
    await page.getByRole('button', { name: 'Record', exact: true }).waitFor()
    const refusal = page.getByRole('alert').filter({ hasText: /./ })
    for (const _ of [1, 2, 3]) await page.keyboard.press('r')
    await refusal.first().waitFor()
    await page.keyboard.press('r')
    expect(await refusal.count()).to.equal(1)
  })

  detail('tell the clock of the session, and name it to a reader elsewhere', async () => {
    const { page, chat, words } = await room(DESK)
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(zone).not.to.equal('America/Los_Angeles')
    await words.fill('Next one is ready')
    await words.press('Enter')
    await chat.getByText(/\d (AM|PM) P[SD]T/).waitFor()
  })

  detail('stand side by side on a desk, and the chat goes into a window of 800 by 400 [LIV-03]', async () => {
    const { page, chat, words } = await room(DESK)
    await page.getByRole('region', { name: 'Line' }).waitFor()
    await words.waitFor()
    const [window] = await Promise.all([
      page.waitForEvent('popup'),
      chat.getByRole('button', { name: 'Open the chat in a window' }).click(),
    ])
    await words.waitFor({ state: 'detached' })
    await window.getByRole('textbox').fill('Next one is ready')
    await window.keyboard.press('Enter')
    await window.getByText('Next one is ready').waitFor()
    expect(await window.evaluate(() => [innerWidth, innerHeight])).to.deep.equal([800, 400])
    await chat.getByRole('button', { expanded: false }).click()
    await chat.getByText('Next one is ready').waitFor()
  })
})
