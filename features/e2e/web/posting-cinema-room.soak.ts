import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { pageOfTwo } from '../../drivers/http/page-of-two.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { openPair } from '../support/open-pair.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the room of the open take of a posting page', () => {
  const product = productInBrowser()

  it('has the way on as wide as the answers, where it stands beside the picture [PST-03]', async () => {
    const client = await signIn(product.origin, 'client')
    for (const size of [DESK, { width: PHONE.height, height: PHONE.width }]) {
      const { linked } = await pageOfTwo(product.origin)
      const page = await product.arrive(size, client.token)
      await page.clock.install()
      await openPair(page, linked)
      // No take goes on to the next one by itself.
      await page.clock.pauseAt(Date.now() + 60_000)
      const next = page.getByRole('button', { name: /^Next: / })
      const before = (await next.boundingBox())!
      const buttons = page.getByRole('group', { name: /^Ana/ }).locator('button[data-answer]')
      const [yes, , maybe] = await Promise.all(
        (await buttons.all()).map(async (one) => (await one.boundingBox())!),
      )
      expect(before.x).to.be.closeTo(yes!.x, 1)
      expect(before.x + before.width, `at ${size.width}`).to.be.closeTo(maybe!.x + maybe!.width, 1)
      expect(yes!.width, 'each answer as wide as the others').to.be.closeTo(maybe!.width, 1)
      await buttons.first().click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      expect(await next.boundingBox(), 'after an answer').to.deep.equal(before)
    }
  })

  it('has the film at one corner for each talent, and the newest comment by the field [PST-03] [FBK-04]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    await openPair(desk, linked)
    const boxOf = async (one: Locator) => (await one.boundingBox())!
    const film = () => boxOf(desk.locator('video'))
    const pair = await film()
    expect(pair.width / pair.height, 'without bars').to.be.closeTo(16 / 9, 0.01)
    const comments = desk.getByRole('region', { name: 'Comments' })
    const field = comments.getByRole('textbox', { name: 'Comment' })
    for (const words of ['The jacket', 'The hat']) {
      await field.fill(words)
      await field.press('Enter')
      await comments.locator('p').getByText(words).waitFor()
    }
    const tops = await Promise.all(
      [comments.getByText('The jacket'), comments.getByText('The hat'), field].map(
        async (one) => (await one.boundingBox())!.y,
      ),
    )
    expect(tops.toSorted((a, b) => a - b)).to.deep.equal(tops)
    const row = await Promise.all(
      [
        comments.getByRole('combobox', { name: 'About' }),
        comments.getByRole('button', { name: 'Add comment' }),
      ].map(async (one) => (await one.boundingBox())!),
    )
    expect(row.map(({ height }) => height)).to.deep.equal([36, 36])
    expect(row[0]!.y, 'in one row').to.equal(row[1]!.y)

    const groups = desk.getByRole('list', { name: 'Groups' })
    const place = await boxOf(groups)
    await groups.getByRole('button', { name: 'Cai' }).click()
    await desk.getByRole('heading', { name: 'Cai Example', level: 1 }).waitFor()
    expect(await film(), 'of a group with one take').to.deep.equal(pair)
    expect(await boxOf(groups), 'the strip of groups').to.deep.equal(place)
    const one = desk.getByRole('list', { name: 'Takes' })
    await one.getByRole('button', { name: /Take 1/ }).waitFor()
    const under = (await boxOf(desk.getByRole('article'))).height + (await boxOf(desk.getByRole('article'))).y
    expect(under - place.y - place.height, 'room under the strips').to.be.within(0, 40)
  })

  it('has marks in a chip at the foot of small pictures, and what is to answer at the top right [PST-03] [FBK-01]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    await openPair(desk, linked)
    const boxOf = async (one: Locator) => (await one.boundingBox())!
    const groups = desk.getByRole('list', { name: 'Groups' })
    const open = groups.locator('[aria-current="true"]')
    await open.locator('[data-open]').waitFor()
    await Promise.all([desk.waitForResponse('**/api/fbkc/feedback'), desk.keyboard.press('y')])
    const take = desk.getByRole('list', { name: 'Takes' }).locator('[aria-current="true"]')
    for (const [strip, side] of [
      [open, 'right'],
      [take, 'left'],
    ] as const) {
      const picture = await boxOf(strip.locator('> span').first())
      const mark = strip.getByRole('img', { name: 'You: Yes to Ana Example' })
      await mark.waitFor()
      const chip = await boxOf(strip.locator('[data-size="small"]'))
      expect(picture.y + picture.height - chip.y - chip.height, `foot, ${side}`).to.equal(4)
      const right = picture.x + picture.width - chip.x - chip.width
      expect(side === 'right' ? right : chip.x - picture.x, side).to.equal(4)
      expect(chip.width, 'no wider than its marks').to.be.at.most(picture.width / 2)
    }
    const dot = await open
      .locator('[data-open]')
      .evaluate((one) => [getComputedStyle(one, '::after').top, getComputedStyle(one, '::after').right])
    expect(dot, 'somebody is left to answer').to.deep.equal(['6px', '6px'])
  })

  it('uses the room beside the answers on a page of one talent with one take [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const desk = await product.arrive(DESK, (await signIn(product.origin, 'client')).token)
    const { uri, link, posting } = scene.places
    await desk.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await desk.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
    const [takes, talk] = await Promise.all(
      [desk.getByRole('list', { name: 'Takes' }), desk.getByRole('region', { name: 'Comments' })].map(
        async (one) => (await one.boundingBox())!,
      ),
    )
    expect(talk!.y + talk!.height - takes!.y - takes!.height, 'room under the strip').to.be.within(0, 40)
  })

  it('has all comments on a phone whole below their heading while they fit, then the newest [PST-03] [FBK-04]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token)
    await openPair(phone, linked)
    const comments = phone.getByRole('region', { name: 'Comments' })
    const field = comments.getByRole('textbox', { name: 'Comment' })
    for (let given = 1; given <= 8; given++) {
      await field.fill(`The jacket, take ${given}`)
      await field.press('Enter')
      await comments.locator('p').getByText(`take ${given}`).waitFor()
      if (![1, 2, 3, 8].includes(given)) continue
      for (const viewport of [PHONE, { width: 360, height: 640 }]) {
        await phone.setViewportSize(viewport)
        await phone.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        )
        const seen = await comments.evaluate((region) => {
          const read = region.querySelector('ol')!.parentElement!.parentElement!
          const room = read.getBoundingClientRect()
          const heading = region.querySelector('h2')!
          const all = [...region.querySelectorAll('li')].map((one) => one.getBoundingClientRect())
          return {
            fits: read.scrollHeight <= read.clientHeight,
            cut: Math.max(room.top, heading.getBoundingClientRect().bottom) - all[0]!.top,
            fade: Number(getComputedStyle(heading, '::after').opacity),
            under: room.bottom - all.at(-1)!.bottom,
          }
        })
        const at = `of ${given} at ${viewport.width}`
        if (given === 1) expect(seen.fits, at).to.equal(true)
        if (seen.fits) expect(seen.cut, `cut above ${at}`).to.be.at.most(0)
        if (seen.fits) expect(seen.fade, `fade above ${at}`).to.equal(0)
        expect(seen.under, `below the last ${at}`).to.be.at.least(0)
        if (given === 8) expect(seen.under, `room below the last ${at}`).to.be.below(8)
      }
    }
    await phone.setViewportSize(PHONE)
    const takes = phone.getByRole('list', { name: 'Takes' })
    expect(await takes.isVisible(), 'takes of two').to.equal(true)
    await phone.getByRole('button', { name: /^Next group/ }).click()
    await phone.getByRole('group', { name: /^Cai/ }).waitFor()
    expect(await takes.isVisible(), 'a strip of one').to.equal(false)
  })

  it('has the way to its sound clear of the answer over it, a finger high [PST-03]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token)
    // As a browser does that nobody has touched yet.
    await phone.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function () {
        const refused = new DOMException('Nobody has touched the page', 'NotAllowedError')
        return this.muted ? play.call(this) : Promise.reject(refused)
      }
    })
    await openPair(phone, linked)
    await phone.getByRole('button', { name: 'No' }).click()
    const mark = phone.locator('[data-size="large"]').getByRole('img', { name: 'You: No to Ana Example' })
    const sound = phone.getByRole('button', { name: 'Turn sound on' })
    await mark.waitFor()
    for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }, DESK]) {
      await phone.setViewportSize(viewport)
      const [above, below] = [(await mark.boundingBox())!, (await sound.boundingBox())!]
      expect(below.height).to.be.at.least(44)
      expect(below.y, `at ${viewport.width}`).to.be.at.least(above.y + above.height)
      if (viewport === DESK) continue
      const seen = phone.getByRole('button', { name: /sound|mute/i }).filter({ visible: true })
      expect(await seen.count(), `ways to the sound at ${viewport.width}`).to.equal(1)
    }
    await sound.click()
    await phone.getByRole('button', { name: 'Mute', exact: true }).waitFor()
    expect(await sound.count(), 'the way to a sound that is on').to.equal(0)
  })

  it('has the controls below the film of a phone while they rest, and answers of one width [PST-03]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token)
    await phone.clock.install()
    await openPair(phone, linked)
    await phone.getByRole('button', { name: 'Pause' }).waitFor()
    await phone.clock.fastForward(3_000)
    await phone.locator('[data-quiet]').waitFor()
    const pause = phone.getByRole('button', { name: 'Pause' })
    const bar = await pause.evaluate((button) => {
      const { opacity, pointerEvents } = getComputedStyle(button.parentElement!)
      return { opacity, pointerEvents }
    })
    expect(bar).to.deep.equal({ opacity: '1', pointerEvents: 'auto' })
    const widths = await phone
      .getByRole('group', { name: /^Ana/ })
      .locator('button[data-answer]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
    expect(new Set(widths).size, 'widths of the answers').to.equal(1)
  })

  it('stands beside the answers on a phone on its side [PST-03]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive({ width: PHONE.height, height: PHONE.width }, client.token)
    await openPair(phone, linked)
    const boxOf = async (one: Locator) => (await one.boundingBox())!
    const film = await boxOf(phone.locator('video'))
    const answers = await boxOf(phone.getByRole('group', { name: /Ana/ }))
    const last = await boxOf(phone.getByRole('button', { name: 'Next: Dov Example' }))
    expect(film.x + film.width, 'the film ends').to.be.at.most(answers.x)
    expect(film.y + film.height, 'the film is seen whole').to.be.at.most(PHONE.width)
    expect(last.y + last.height, 'the way on is in sight').to.be.at.most(PHONE.width)
    const field = await boxOf(phone.getByRole('textbox', { name: 'Comment' }))
    expect(field.y + field.height, 'the field is in sight').to.be.at.most(PHONE.width)
    expect(field.y, 'below the answers').to.be.at.least(last.y + last.height)
  })
})
