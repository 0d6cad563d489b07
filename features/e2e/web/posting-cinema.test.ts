import { addLink, copyToPage } from '@callboard/posting/contract'
import { getProjectByUri } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { pageOfTwo } from '../../drivers/http/page-of-two.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { openPair } from '../support/open-pair.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the open take of a posting page', () => {
  const product = productInBrowser()

  const bottomOf = async (one: Locator) => {
    const { y, height } = (await one.boundingBox())!
    return y + height
  }
  const isCut = (words: Locator) => words.evaluate((one) => one.scrollWidth > one.clientWidth)

  it('stays with its talent until they are answered, and says whom a key has answered [PST-03]', async () => {
    const { linked, answers } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    await desk.clock.install()
    await openPair(desk, linked)
    const playing = (name: string) =>
      desk
        .getByRole('list', { name: 'Takes' })
        .locator('[aria-current="true"]')
        .getByText(`${name}, take 1`, { exact: true })
        .waitFor()
    await playing('Ana')
    const video = desk.locator('video')
    await until('the take is over', () => video.evaluate((one: HTMLVideoElement) => one.ended), Boolean)
    await desk.clock.fastForward(5_000)
    await playing('Ana')
    await Promise.all([desk.waitForResponse('**/api/fbkc/feedback'), desk.keyboard.press('x')])
    const chip = desk.getByRole('status').filter({ hasText: 'Ana Example: No. Undo' })
    await chip.waitFor()
    expect(await answers()).to.deep.equal(['Ana no'])
    // It goes on behind the answer.
    await desk.getByRole('status').getByText('Next: Dov Example').waitFor()
    const wayOn = desk.getByRole('button', { name: 'Next: Dov Example' })
    await wayOn.and(desk.locator('[data-variant="default"]')).waitFor()
    await desk.clock.fastForward(4_000)
    await playing('Dov')
    await Promise.all([
      desk.waitForResponse('**/api/fbkc/feedback'),
      chip.getByRole('button', { name: 'Undo' }).click(),
    ])
    expect(await answers()).to.deep.equal([])
    await chip.waitFor({ state: 'detached' })
  })

  it('opens with the person whom the list names, and has a key take no answer back [PST-03]', async () => {
    const { linked, answers } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    const given = (key: string) =>
      Promise.all([desk.waitForResponse('**/api/fbkc/feedback'), desk.keyboard.press(key)])
    const isOpen = (name: string) =>
      desk
        .getByRole('list', { name: 'Takes' })
        .locator('[aria-current="true"]')
        .getByText(`${name}, take 1`, { exact: true })
        .waitFor()
    await desk.clock.install()
    await openPair(desk, linked)
    // No take goes on to the next one by itself.
    await desk.clock.pauseAt(Date.now() + 60_000)
    await given('m')
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Next: Dov Example' }).click()
    await isOpen('Dov')
    await desk.clock.resume()
    await desk.reload()
    await isOpen('Dov')
    await given('y')
    expect(await answers()).to.have.members(['Ana maybe', 'Dov yes'])
    await desk.getByRole('button', { name: 'Undo' }).click()
    await desk.getByRole('button', { name: 'Yes', pressed: true }).waitFor({ state: 'detached' })
    await desk.keyboard.press('Escape')
    // By a key of the list, and at the bare address of the group.
    await desk.getByRole('listitem').getByRole('button', { name: /Dov/ }).press('Enter')
    await isOpen('Dov')
    const at = new URL(desk.url())
    for (const name of ['take', 'talent']) at.searchParams.delete(name)
    await desk.goto(at.href)
    await isOpen('Dov')
    await given('y')
    await desk.clock.install()
    await desk.clock.fastForward(2_000)
    await desk.keyboard.press('y')
    await desk
      .getByRole('group', { name: /Dov/ })
      .getByRole('button', { name: 'Yes', pressed: true })
      .waitFor()
    expect(await answers()).to.have.members(['Ana maybe', 'Dov yes'])
    await desk.keyboard.press('p')
    await isOpen('Ana')
    await desk.reload()
    await isOpen('Ana')
  })

  detail(
    'says to whom the answers turn by themselves, and has nobody answered by a late press [PST-03]',
    async () => {
      const { linked, answers } = await pageOfTwo(product.origin)
      const client = await signIn(product.origin, 'client')
      const phone = await product.arrive(PHONE, client.token)
      await phone.clock.install()
      await openPair(phone, linked)
      const answer = (name: string) =>
        Promise.all([
          phone.waitForResponse('**/api/fbkc/feedback'),
          phone.getByRole('button', { name, exact: true }).click(),
        ])
      const given = (words: string) => phone.getByRole('status').filter({ hasText: words })
      await answer('Yes')
      await given('Ana Example: Yes. Undo').waitFor()
      const video = phone.locator('video')
      const isOver = () =>
        until('the take is over', () => video.evaluate((one: HTMLVideoElement) => one.ended), Boolean)
      await isOver()
      const coming = phone.getByRole('status').getByText('Next: Dov Example')
      const wayOn = phone.getByRole('button', { name: 'Next: Dov Example' })
      const before = await wayOn.boundingBox()
      await coming.waitFor({ state: 'attached' })
      expect(await wayOn.boundingBox(), 'the way on, under the thumb').to.deep.equal(before)
      const stay = (await phone.getByRole('button', { name: 'Stay' }).boundingBox())!
      expect(stay.y, 'in the row of the way on').to.equal(before!.y)
      expect(stay.x + stay.width).to.be.below(before!.x)
      await phone.getByRole('heading', { level: 1 }).click()
      await coming.waitFor({ state: 'detached' })
      await phone.clock.fastForward(5_000)
      await phone.getByRole('group', { name: /Ana/ }).waitFor()

      await video.evaluate((one: HTMLVideoElement) => one.play())
      await isOver()
      await coming.waitFor({ state: 'attached' })
      await phone.clock.pauseAt(Date.now() + 60_000)
      await phone.getByRole('group', { name: /Dov/ }).waitFor()
      await phone.getByRole('button', { name: 'No', exact: true }).click()
      await phone.clock.runFor(400)
      await phone.clock.resume()
      await given('Dov Example: Just came up, not answered').waitFor()
      expect(await answers()).to.deep.equal(['Ana yes'])
      await answer('No')
      expect(await answers()).to.have.members(['Ana yes', 'Dov no'])
      await answer('Maybe')
      await Promise.all([
        phone.waitForResponse('**/api/fbkc/feedback'),
        given('Dov Example: Maybe').getByRole('button', { name: 'Undo' }).click(),
      ])
      expect(await answers()).to.have.members(['Ana yes', 'Dov no'])
    },
  )

  detail('has the way back from an answer beside its talent, until the reader goes on [PST-03]', async () => {
    const { linked, answers } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token)
    await phone.clock.install()
    await openPair(phone, linked)
    const send = (press: () => Promise<void>) =>
      Promise.all([phone.waitForResponse('**/api/fbkc/feedback'), press()])
    const answer = (name: string) => phone.getByRole('button', { name, exact: true })
    const undo = answer('Undo')
    const yes = answer('Yes')
    const video = phone.locator('video')
    await until('the take is over', () => video.evaluate((one: HTMLVideoElement) => one.ended), Boolean)
    await phone.clock.pauseAt(Date.now() + 60_000)
    const stands = async () => [
      await yes.boundingBox(),
      await phone.getByRole('tab', { name: /^Dov/ }).boundingBox(),
    ]
    const before = await stands()
    await send(() => yes.click())
    const said = phone.getByRole('status').filter({ hasText: 'Ana Example: Yes. Undo' })
    await said.waitFor()
    expect(await stands(), 'the answers and the tabs').to.deep.equal(before)
    const [note, buttons] = [(await said.boundingBox())!, before[0]!]
    expect(note.y, 'in the row of the way on').to.be.at.least(buttons.y + buttons.height)
    expect((await undo.boundingBox())!.height).to.be.at.least(44)
    await phone.clock.runFor(4_000)
    await phone.getByRole('group', { name: /Dov/ }).waitFor()
    await phone.getByRole('status').filter({ hasText: 'Ana Example: Yes' }).waitFor()
    await send(() => undo.click())
    expect(await answers()).to.deep.equal([])

    await send(() => answer('No').click())
    await undo.waitFor()
    await send(() => phone.keyboard.press('Control+z'))
    expect(await answers()).to.deep.equal([])
    await undo.waitFor({ state: 'detached' })

    await send(() => answer('Maybe').click())
    await undo.waitFor()
    const field = phone.getByRole('textbox', { name: 'Comment' })
    await field.fill('Softer')
    await field.press('Enter')
    await undo.waitFor({ state: 'detached' })

    await send(() => answer('No').click())
    await undo.waitFor()
    await phone.getByRole('button', { name: 'Next group' }).click()
    await phone.getByRole('heading', { name: 'Cai Example', level: 1 }).waitFor()
    expect(await undo.count(), 'beside another talent').to.equal(0)
    expect(await answers()).to.deep.equal(['Dov no'])
  })

  detail('asks a visitor once who they are, and has the way on at one place meanwhile [PST-11]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const phone = await product.arrive(PHONE)
    await openPair(phone, linked)
    const answer = (name: string) => phone.getByRole('button', { name, exact: true })
    await phone.getByText('0 of 3 talent answered').waitFor()
    expect(await bottomOf(answer('Yes')), 'under the thumb').to.be.at.least(PHONE.height - 200)
    const toRead = phone.getByText('Sign in to read the comments')
    const before = (await toRead.boundingBox())!
    const takes = phone.getByRole('list', { name: 'Takes' })
    expect(before.y, 'clear of the takes').to.be.at.least((await bottomOf(takes)) + 16)
    const next = phone.getByRole('button', { name: /^Next: / })
    const place = (await next.boundingBox())!
    await answer('Sign in').click()
    await phone.getByRole('heading', { name: 'Sign in to read the comments' }).waitFor()
    await answer('Not now').click()
    await answer('Yes').click()
    const name = phone.getByRole('textbox', { name: /^Your name/ })
    await name.waitFor()
    expect(await name.evaluate((field) => field === document.activeElement), 'keys of the phone').to.equal(
      false,
    )
    expect(await next.boundingBox(), 'below the fields').to.deep.equal(place)
    const sentence = (await phone.getByText('Yes for Ana Example, not sent yet.').boundingBox())!
    const field = (await name.boundingBox())!
    expect(field.y - sentence.y - sentence.height, 'between one line and the fields').to.be.below(44)
    const given = await answer('Yes').boundingBox()
    await phone.getByText(/gives you the code to send it\.$/).waitFor()
    await name.fill('Pat')
    await answer('Ask for a code').or(answer('Send me a code')).click()
    const fault = (await phone.getByText('Type an e-mail address').boundingBox())!
    const wrong = (await phone.getByRole('textbox', { name: 'Your e-mail address' }).boundingBox())!
    expect(fault.y - wrong.y - wrong.height, 'what is wrong, below its field').to.equal(4)
    const ways = await Promise.all(['I have an account', 'Not now'].map((one) => answer(one).boundingBox()))
    expect([ways[0]!.x, ways[1]!.x + ways[1]!.width], 'as wide as the fields').to.deep.equal([
      wrong.x,
      wrong.x + wrong.width,
    ])
    expect(await answer('Yes').boundingBox(), 'the answers below what is wrong').to.deep.equal(given)
    const later = ways[1]!
    const bar = (await phone.getByRole('tablist').boundingBox())!
    expect(later.y + later.height, 'it ends above the answers').to.be.at.most(bar.y)
    await phone.setViewportSize({ width: 360, height: 640 })
    expect(await bottomOf(next), 'the way on of a low window').to.be.at.most(640)
    await answer('Not now').scrollIntoViewIfNeeded()
    expect(await bottomOf(answer('Not now')), 'the way out is reached').to.be.at.most(
      (await phone.getByRole('tablist').boundingBox())!.y,
    )
    await phone.setViewportSize(PHONE)
    expect((await answer('Ask for a code').or(answer('Send me a code')).boundingBox())!.height).to.equal(
      place.height,
    )
    await answer('Not now').click()
    await name.waitFor({ state: 'detached' })
    await phone.getByText('1 not sent', { exact: true }).waitFor()
    expect(await next.boundingBox(), 'beside what is not sent').to.deep.equal(place)
    // As on the card of the list.
    await phone
      .getByRole('article')
      .getByRole('img', { name: 'Not sent: Yes to Ana Example' })
      .first()
      .waitFor()
    // One way in, which sends and reads.
    const wayIn = phone.getByRole('article').getByRole('button', { name: /^Sign in/ })
    expect(await wayIn.allInnerTexts(), 'ways in').to.deep.equal(['Sign in to send'])
    await wayIn.click()
    await phone.getByRole('heading', { name: 'Yes for Ana Example, not sent yet.' }).waitFor()
    expect(await wayIn.count(), 'beside the fields').to.equal(0)
    expect(await name.inputValue(), 'what was typed before').to.equal('Pat')
    await answer('Not now').click()
    await next.click()
    await phone.getByRole('group', { name: /Dov/ }).waitFor()
    await answer('Maybe').click()
    await phone.getByText('2 not sent', { exact: true }).waitFor()
    expect(await name.count(), 'fields that open again').to.equal(0)
    expect(await next.boundingBox(), 'for another talent').to.deep.equal(place)
    await takes.getByRole('img', { name: 'Not sent: Yes to Ana Example' }).waitFor()
    await phone.getByRole('tab', { name: 'Ana Example, Barista: yes, not sent' }).click()
    await phone.getByRole('button', { name: /Sign in to send/ }).click()
    await name.and(phone.locator(':focus')).waitFor()
    // The way on is a way out as well: the fields leave with the talent.
    await next.click()
    await name.waitFor({ state: 'detached' })
    await phone.getByRole('button', { name: 'Previous group' }).click()
    await phone.getByRole('tab', { name: 'Ana Example, Barista: yes, not sent' }).click()
    await phone.getByRole('button', { name: /Sign in to send/ }).click()
    await name.waitFor()
    await answer('Yes').click()
    await phone.getByRole('tab', { name: 'Ana Example, Barista: to answer, in this take' }).waitFor()
    await phone.getByText('1 not sent', { exact: true }).waitFor()
    // On the list one goes on as well.
    await phone.getByRole('button', { name: 'Back to all talent' }).click()
    await phone.getByRole('button', { name: 'Next: Ana Example' }).waitFor()
    await phone.getByRole('button', { name: '1 not sent: sign in to send' }).waitFor()
  })

  detail(
    'leaves the keys of a desk to the answers while it asks a visitor who they are [PST-11]',
    async () => {
      const { linked } = await pageOfTwo(product.origin)
      const desk = await product.arrive(DESK)
      await openPair(desk, linked)
      const next = desk.getByRole('button', { name: /^Next: / })
      const place = (await next.boundingBox())!
      const ana = desk.getByRole('group', { name: /Ana/ })
      await desk.keyboard.press('y')
      await desk.getByText('Yes for Ana Example, not sent yet.').waitFor()
      await desk.getByRole('status').getByText('To send it, say who you are below.').waitFor()
      await desk.keyboard.press('x')
      await ana.getByRole('button', { name: 'No', pressed: true }).waitFor()
      expect(await next.boundingBox(), 'above the fields').to.deep.equal(place)
      await desk.getByRole('button', { name: 'Not now' }).click()
      await desk.getByText('1 not sent', { exact: true }).waitFor()
      expect(await next.boundingBox(), 'below what is not sent').to.deep.equal(place)
      const groups = desk.getByRole('list', { name: 'Groups' })
      await groups.getByRole('img', { name: 'Not sent: No to Ana Example' }).waitFor()
      await desk.getByRole('button', { name: 'Sign in to send' }).and(desk.locator(':focus')).waitFor()
    },
  )

  detail('has the keys of the take again once a comment is sent [PST-03] [FBK-04]', async () => {
    const { linked, answers } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    await openPair(desk, linked)
    const field = desk.getByRole('textbox', { name: 'Comment' })
    await field.fill('Softer')
    await field.press('Enter')
    await desk.getByRole('status').getByText('Comment sent').waitFor()
    await Promise.all([desk.waitForResponse('**/api/fbkc/feedback'), desk.keyboard.press('y')])
    expect(await answers()).to.deep.equal(['Ana yes'])
    await field.fill('Half')
    await field.press('Escape')
    await Promise.all([desk.waitForResponse('**/api/fbkc/feedback'), desk.keyboard.press('x')])
    expect(await answers()).to.deep.equal(['Ana no'])
    expect(await field.inputValue(), 'what is begun').to.equal('Half')
  })

  it('says whose take opens, with the way back, before its script is there [PST-03]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    const script = Promise.withResolvers<void>()
    await desk.route('**/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('Save this take')) await script.promise
      await route.fulfill({ response })
    })
    await desk.goto(linked)
    const pair = desk.getByRole('listitem').getByRole('button', { name: /Dov/ })
    const title = desk.getByRole('heading', { name: 'Ana Example, Dov Example', level: 1 })
    await pair.click()
    await title.waitFor()
    await desk.getByRole('button', { name: 'Back to all talent' }).click()
    await pair.click()
    await title.waitFor()
    await desk.keyboard.press('Escape')
    await pair.click()
    script.resolve()
    await desk.getByRole('group', { name: /Ana/ }).waitFor()
  })

  detail('tells staff on the list how many of a group nobody has answered [PST-03]', async () => {
    const { staff, linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token)
    await openPair(phone, linked)
    await Promise.all([
      phone.waitForResponse('**/api/fbkc/feedback'),
      phone.getByRole('button', { name: 'Maybe' }).click(),
    ])
    const desk = await product.arrive(DESK, (await signIn(product.origin, 'director')).token)
    await desk.goto(staff)
    const pair = desk.getByRole('listitem').filter({ hasText: 'Dov Example' })
    await pair.getByText('1 without an answer').waitFor()
  })

  detail('waits for whoever writes a comment, which stays with its talent [PST-03] [FBK-04]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const desk = await product.arrive(DESK, client.token)
    await desk.clock.install()
    await openPair(desk, linked)
    const isOpen = (name: string) =>
      desk
        .getByRole('list', { name: 'Takes' })
        .locator('[aria-current="true"]')
        .getByText(`${name}, take 1`, { exact: true })
        .waitFor()
    await isOpen('Ana')
    await desk.clock.pauseAt(Date.now() + 60_000)
    await Promise.all([desk.waitForResponse('**/api/fbkc/feedback'), desk.keyboard.press('x')])
    const video = desk.locator('video')
    await until('the take is over', () => video.evaluate((one: HTMLVideoElement) => one.ended), Boolean)
    const comments = desk.getByRole('region', { name: 'Comments' })
    const field = comments.getByRole('textbox', { name: 'Comment' })
    await field.focus()
    await desk.clock.runFor(5_000)
    await isOpen('Ana')
    await field.fill('Softer')
    await field.press('Enter')
    await comments
      .getByRole('listitem')
      .filter({ hasText: 'Softer' })
      .getByText('about Ana Example')
      .waitFor()
    // It is sent: the next one plays.
    await desk.clock.runFor(5_000)
    await isOpen('Dov')
  })

  detail('leads by its one way on from talent to talent, of its group and of the next [PST-03]', async () => {
    const { director, staff: office, linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token)
    await openPair(phone, linked)
    await phone.getByRole('tab', { name: 'Dov Example, Barista: to answer' }).click()
    const dov = phone.getByRole('tab', { name: 'Dov Example, Barista: to answer, in this take' })
    await dov.and(phone.locator('[aria-selected="true"]')).waitFor()
    await dov.press('ArrowLeft')
    await phone.getByRole('tab', { name: /^Ana/, selected: true }).and(phone.locator(':focus')).waitFor()
    await phone.keyboard.press('ArrowRight')
    await dov.and(phone.locator(':focus')).waitFor()
    await phone.getByRole('heading', { name: 'Ana, Dov', level: 1, exact: true }).waitFor()
    await phone.getByText(/^Group 1 of 2/).waitFor()
    const groups = phone.getByRole('list', { name: 'Groups' })
    const picture = groups.locator('[aria-current="true"] > span').first()
    expect((await picture.boundingBox())!.height, 'a picture of the strip of groups').to.be.within(44, 56)
    for (const left of ['Ana Example, Dov Example, 2 to answer', 'Cai Example, 1 to answer'])
      await groups.getByTitle(left).locator('[data-open]').waitFor()
    await phone
      .getByRole('list', { name: 'Takes' })
      .locator('[aria-current="true"]')
      .getByText('Dov, take 1', { exact: true })
      .waitFor()
    const comments = phone.getByRole('region', { name: 'Comments' })
    const before = (await comments.getByRole('textbox', { name: 'Comment' }).boundingBox())!
    expect(before.height).to.equal(44)
    const none = (await comments.getByText('Nobody has commented yet.').boundingBox())!
    expect(none.x, 'where comments come').to.equal(before.x)
    const heading = await bottomOf(comments.getByRole('heading', { name: /^Comments/ }))
    expect(none.y - heading, 'below their heading').to.be.within(0, 12)
    expect(heading, 'which is below the groups').to.be.above(await bottomOf(groups))
    const film = (await phone.locator('video').boundingBox())!
    expect([film.x, film.width], 'from edge to edge').to.deep.equal([0, PHONE.width])
    expect(film.height - (film.width * 9) / 16, 'room below the picture').to.be.within(0, 48)
    const marks = (await phone.locator('[data-size="large"]').first().boundingBox())!
    expect(marks.y, 'the answer, on the picture').to.be.within(film.y, film.y + 16)
    const bar = (await phone.getByRole('group', { name: /Dov/ }).boundingBox())!
    expect(before.y + before.height, 'the field ends above the answers').to.be.at.most(bar.y)
    const way = (await phone.getByRole('button', { name: 'Next: Cai Example' }).boundingBox())!
    expect(way.height).to.equal(44)
    expect(way.y + way.height, 'the way on is in sight').to.be.at.most(PHONE.height)
    const footer = phone.locator('footer')
    expect((await footer.boundingBox())!.y, 'the footer, behind the screen').to.equal(PHONE.height)
    await comments.getByRole('textbox', { name: 'Comment' }).fill('Softer')
    expect(await comments.getByRole('textbox', { name: 'Comment' }).boundingBox()).to.deep.equal(before)
    expect((await footer.boundingBox())!.y, 'while one writes').to.equal(PHONE.height)
    const yes = (await phone.getByRole('button', { name: 'Yes' }).boundingBox())!
    expect(yes.y + yes.height, 'Yes is in sight').to.be.at.most(PHONE.height)
    await phone.getByRole('button', { name: 'Yes' }).click()
    await phone.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
    expect(await phone.getByRole('textbox', { name: 'Comment' }).inputValue()).to.equal('Softer')
    await phone.getByRole('textbox', { name: 'Comment' }).press('Enter')
    await phone.getByRole('region', { name: 'Comments' }).locator('p').getByText('Softer').waitFor()
    expect(await phone.locator('video').boundingBox(), 'the film, with the first comment').to.deep.equal(film)
    await groups.waitFor({ state: 'hidden' })
    expect(await comments.getByRole('textbox', { name: 'Comment' }).boundingBox()).to.deep.equal(before)
    await phone.getByRole('button', { name: 'Next group' }).click()
    await phone.getByRole('heading', { name: 'Cai Example', level: 1 }).waitFor()
    expect(await phone.locator('video').boundingBox(), 'of a talent with one take').to.deep.equal(film)
    await groups.waitFor()
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await phone.setViewportSize(viewport)
      await groups.waitFor({ state: 'hidden' })
    }

    const desk = await product.arrive(DESK, client.token)
    await openPair(desk, linked)
    const onDesk = (name: string) => desk.getByRole('button', { name, exact: true })
    expect(await onDesk('Previous group').isDisabled(), 'before the first').to.equal(true)
    const place = await onDesk('Next group').boundingBox()
    await onDesk('Next: Cai Example').waitFor()
    await desk.keyboard.press('Shift+N')
    await desk.getByRole('group', { name: /Dov/ }).getByText('In this take').waitFor()
    await desk.keyboard.press('Shift+N')
    await desk.getByRole('heading', { name: 'Cai Example', level: 1 }).waitFor()
    expect(await onDesk('Next group').isDisabled(), 'behind the last').to.equal(true)
    // The arrows beside 'Group 2 of 2' lead to the other group, however many talent are in it.
    await onDesk('Previous group').click()
    await desk.getByRole('group', { name: /Ana/ }).getByText('In this take').waitFor()
    await onDesk('Next group').click()
    await desk.getByRole('heading', { name: 'Cai Example', level: 1 }).waitFor()
    // Dov is answered already.
    const back = onDesk('Next: Ana Example')
    expect(await back.getAttribute('aria-keyshortcuts')).to.equal('Q')
    await desk.keyboard.press('q')
    await desk.getByRole('group', { name: /Ana/ }).getByText('In this take').waitFor()
    await onDesk('Next: Cai Example').waitFor()
    expect(await onDesk('Next group').boundingBox()).to.deep.equal(place)
    await desk.getByRole('textbox', { name: 'Comment' }).waitFor()
    await desk.keyboard.press('w')
    await desk.locator('textarea:focus').waitFor()
    await desk.keyboard.press('Escape')
    await desk.keyboard.press('?')
    const sheet = desk.getByRole('dialog', { name: 'Keys' })
    await sheet.getByText('Next talent').waitFor()
    await sheet.getByText('Next', { exact: true }).waitFor()
    for (const other of ['Go to projects', 'Previous talent'])
      expect(await sheet.getByText(other).count(), other).to.equal(0)
    await desk.keyboard.press('Escape')
    await desk.getByRole('heading', { name: 'Takes' }).waitFor()
    await desk.getByRole('heading', { name: 'Groups' }).waitFor()

    const staff = await product.arrive(PHONE, director.token)
    await openPair(staff, office)
    await staff.getByRole('tab', { name: /^Dov Example.*1 yes/i }).waitFor()
    expect(await staff.getByText('Your own answers').count()).to.equal(1)
    await staff.getByText(/^Group 1 of 2/).waitFor()
    await staff.getByText(/^\d of 3 answered by 1 person$/).waitFor()
    await staff
      .getByRole('list', { name: 'Takes' })
      .getByRole('img', { name: 'Dov Example: 1 Yes' })
      .waitFor()
  })

  detail('says that everybody is answered, beside the way back from an answer [PST-03]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    const phone = await product.arrive(PHONE, client.token)
    await openPair(phone, linked)
    const answer = phone.getByRole('button', { name: 'Yes', exact: true })
    let before: unknown
    for (const name of ['Ana', 'Dov', 'Cai']) {
      await phone.getByRole('group', { name: new RegExp(name) }).waitFor()
      before = await answer.boundingBox()
      await Promise.all([phone.waitForResponse('**/api/fbkc/feedback'), answer.click()])
      if (name !== 'Cai') await phone.getByRole('button', { name: /^Next: / }).click()
    }
    const undo = phone.getByRole('button', { name: 'Undo' })
    const all = phone.getByRole('article').getByText('All 3 answered')
    await undo.waitFor()
    await phone.getByRole('button', { name: 'Back to the list' }).waitFor()
    const words = (await all.boundingBox())!
    const note = (await phone.getByRole('status').filter({ has: undo }).boundingBox())!
    expect(words.y + words.height, 'above the way back').to.be.at.most(note.y)
    expect(await answer.boundingBox(), 'the answers').to.deep.equal(before)
    await undo.click()
    await phone.getByText('2 of 3 talent answered').waitFor()

    const desk = await product.arrive(DESK, client.token)
    await openPair(desk, linked)
    const talk = desk.getByRole('region', { name: 'Comments' })
    await desk.getByRole('list', { name: 'Groups' }).getByRole('button', { name: 'Cai' }).click()
    const cai = desk.getByRole('group', { name: /^Cai/ })
    await cai.getByRole('button', { name: 'Yes', exact: true }).waitFor()
    const talks = await talk.boundingBox()
    await cai.getByRole('button', { name: 'Maybe' }).click()
    await desk.getByRole('article').getByText('All 3 answered').waitFor()
    await desk.getByRole('button', { name: 'Back to the list' }).waitFor()
    expect(await talk.boundingBox(), 'below that everybody is answered').to.deep.equal(talks)
    const role = cai.getByText('Barista', { exact: true })
    await cai.getByRole('button', { name: 'Undo' }).waitFor()
    expect(await role.isVisible(), 'the role beside the way back').to.equal(false)
    await desk.keyboard.press('Control+z')
    await role.waitFor()
  })

  detail('plays on once a comment is sent that it was stopped for [PST-03] [FBK-04]', async () => {
    const { linked } = await pageOfTwo(product.origin)
    const client = await signIn(product.origin, 'client')
    for (const size of [DESK, PHONE]) {
      const page = await product.arrive(size, client.token)
      await openPair(page, linked)
      const video = page.locator('video')
      const isPaused = () => video.evaluate((one: HTMLVideoElement) => one.paused)
      const field = page.getByRole('textbox', { name: 'Comment' })
      await video.evaluate(async (one: HTMLVideoElement) => {
        one.playbackRate = 0.1
        await one.play()
      })
      await field.fill('Softer')
      expect(await isPaused(), 'while one writes').to.equal(true)
      await field.press('Enter')
      await until('it plays on', isPaused, (paused) => !paused)
      await video.evaluate((one: HTMLVideoElement) => one.pause())
      await field.fill('Louder')
      await field.press('Enter')
      await page.getByRole('region', { name: 'Comments' }).locator('p').getByText('Louder').first().waitFor()
      expect(await isPaused(), 'where the reader had stopped it').to.equal(true)
    }
  })

  detail('offers the page of its link that waits once everybody is answered [PST-03]', async () => {
    const name = 'Second picks for the brand and its agency'
    const scene = await castingScene(product.origin)
    const { uri, posting } = scene.places
    const director = await signIn(product.origin, 'director')
    const { _id: studio } = await director.call(getProjectByUri, { uri })
    const { groups } = await director.call(getReview, { session: scene.session })
    const ids = groups.map(({ _id }) => _id)
    const of = { session: scene.session, groups: ids, new_page: name }
    const { _id: second } = await director.call(copyToPage, of)
    const pages = { id: studio, name: 'Two pages', posting_pages: [posting, second] }
    const { _id: link } = await director.call(addLink, pages)
    const { token } = await signIn(product.origin, 'client')
    for (const size of [DESK, PHONE]) {
      const page = await product.arrive(size, token)
      await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
      await page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
      if (size === DESK) await page.getByRole('button', { name: 'Yes' }).click()
      const way = page.getByRole('article').getByRole('link', { name: `Next page: ${name}` })
      const { x, width } = (await way.boundingBox())!
      const answers = (await page.getByRole('group', { name: /^Ana/ }).boundingBox())!
      expect(x + width, 'as far as the answers').to.be.closeTo(answers.x + answers.width, 1)
      if (size === DESK) expect(width).to.be.closeTo(311, 1)
      else expect(width, 'as before').to.be.at.least((PHONE.width - 32) / 2)
      expect(await isCut(way.getByText(name)), 'its name is cut').to.equal(false)
      if (size === DESK) {
        await page.keyboard.press('q')
        await page.getByRole('article').waitFor({ state: 'detached' })
        await page.getByText(name).first().waitFor()
        continue
      }
      await page.getByRole('button', { name: 'No', exact: true }).click()
      const note = (await page.getByRole('status').filter({ hasText: 'Undo' }).boundingBox())!
      expect(note.height, 'one line').to.equal(24)
      expect(note.x + note.width, 'beside the way on').to.be.at.most(x)
    }
  })
})
