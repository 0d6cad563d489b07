import { getMessage, listMessages } from '@callboard/admin/contract'
import { getPage, listRecipients, shareLink, updateLink } from '@callboard/posting/contract'
import { getSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a posting link that was sent to people', () => {
  const product = productInBrowser({ asked: /Failed to load resource/ })
  let scene: CastingScene
  let director: ApiClient
  let of: { id: string; link: string }

  beforeEach(async () => {
    scene = await castingScene(product.origin)
    director = await signIn(product.origin, 'director')
    const { studio } = await director.call(getSession, { id: scene.session })
    of = { id: studio, link: scene.places.link }
    await director.call(updateLink, { ...of, posting_pages: [scene.places.posting] })
  })

  /** @returns the path of the own address of the recipient */
  async function sendTo(email: string): Promise<string> {
    await director.call(shareLink, { ...of, emails: [email], subject: 'Takes', content: 'Please look.' })
    const { recipients } = await director.call(listRecipients, of)
    return recipients.find((one) => one.email === email)!.path
  }

  /** The code of the latest mail to an address, which the message log keeps where no mail is sent. */
  async function codeOf(email: string, sent = 1): Promise<string> {
    const admin = await signIn(product.origin, 'admin')
    const { messages } = await until(
      `the code for ${email}`,
      () => admin.call(listMessages, { to: email, state: 'kept' }),
      (log) => log.messages.length === sent,
    )
    const { subject } = await admin.call(getMessage, { id: messages[0]!._id })
    return subject!.slice(0, 6)
  }

  /** Opens the only talent of the page. */
  const openTalent = (page: Page) => page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
  const atPage = (page: Page) => page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()

  it('lets each of them answer with two taps and no account, live for all [PST-11] [PST-07]', async () => {
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(`/?studio=${of.id}`)
    await desk.getByRole('button', { name: 'More for For the client' }).click()
    await desk.getByRole('menuitem', { name: 'Send by e-mail' }).click()
    const dialog = desk.getByRole('dialog', { name: 'For the client' })
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('E-mail,First name,Last name\ndw@studio.com,Dana,Whitfield\n'),
    })
    await dialog.getByText('1 address added from people.csv.').waitFor()
    await dialog.getByRole('combobox', { name: 'Recipients' }).fill('lee@studio.com ')
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await dialog
      .getByText('Not sent: no mail server is set up here. 2 e-mails are kept in the message log.')
      .waitFor()
    await dialog.getByRole('tab', { name: 'Recipients' }).click()
    await dialog.getByText('Nothing watched yet').first().waitFor()

    const { recipients } = await director.call(listRecipients, of)
    const [dana, lee] = await Promise.all([product.arrive(PHONE), product.arrive(PHONE)])
    for (const [page, at] of [
      [dana, 0],
      [lee, 1],
    ] as const) {
      await page.goto(recipients[at]!.path)
      await atPage(page)
    }
    await openTalent(dana)
    await dana.getByRole('group', { name: /^Ana / }).getByRole('button', { name: 'Yes' }).click()
    await lee.getByRole('listitem').getByRole('img', { name: '1 Yes: Dana Whitfield' }).waitFor()
    await openTalent(lee)
    await lee.getByRole('group', { name: /^Ana / }).getByText('DW').waitFor()
    await lee.getByRole('textbox', { name: 'Comment' }).fill('My favourite')
    await lee.getByRole('button', { name: 'Add comment' }).click()
    await dana.getByText('My favourite').waitFor()
    expect(await dana.getByRole('button', { name: 'Delete comment' }).count()).to.equal(0)

    await desk.goto(scene.review)
    await desk.getByRole('img', { name: '1 Yes: Dana Whitfield' }).waitFor()
  })

  detail('shows them under the name that they say, and nothing once they are removed [PST-08]', async () => {
    const phone = await product.arrive(PHONE)
    await phone.clock.install()
    await phone.goto(await sendTo('dw@studio.com'))
    await atPage(phone)
    await phone.getByRole('button', { name: 'Dw', exact: true }).click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Dana Whitfield')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await phone.getByRole('button', { name: 'Dana Whitfield' }).waitFor()

    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(`/?studio=${of.id}`)
    await desk.getByRole('button', { name: 'More for For the client' }).click()
    await desk.getByRole('menuitem', { name: 'Recipients and views' }).click()
    await desk.getByRole('button', { name: 'Remove Dana Whitfield' }).click()
    await desk.getByRole('button', { name: 'Remove', exact: true }).click()
    await desk.getByText('Their link no longer works.').waitFor()
    await phone.clock.runFor(20_000)
    await phone.getByRole('heading', { name: 'This link does not work any more.' }).waitFor()
  })

  detail('says at an answer that it is closed, when it was closed just now [PST-08]', async () => {
    const phone = await product.arrive(PHONE)
    await phone.goto(await sendTo('dw@studio.com'))
    await atPage(phone)
    // What is told of a take that plays, and the look at the link every 20 s, are other ways to learn it.
    for (const other of ['**/api/postingpage/play', '**/api/studio/posting-link-by-id/*'])
      await phone.route(other, (route) => route.abort())
    // Comments, pictures and the live line that are refused meanwhile have the page asked for anew.
    const { promise: answered, resolve: isAnswered } = Promise.withResolvers<void>()
    await phone.route(/\/api\/postingpage\/[^/]+\?link=/, async (route) => {
      await answered
      await route.continue()
    })
    await openTalent(phone)
    await director.call(updateLink, { ...of, revoked: true })
    await phone.getByRole('group', { name: /^Ana / }).getByRole('button', { name: 'Yes' }).click()
    isAnswered()
    await phone.getByText('Your answer could not be saved: this is not open to you any more.').waitFor()
    await phone.getByRole('heading', { name: 'This link does not work any more.' }).waitFor()
  })

  it('says how much of a take each of them watched [PST-09]', async () => {
    const phone = await product.arrive(PHONE)
    await phone.goto(await sendTo('dana@studio.com'))
    await atPage(phone)
    await openTalent(phone)
    await phone.locator('video').evaluate(
      (video: HTMLVideoElement) =>
        new Promise<void>((half) => {
          const look = () => {
            // The length is no number until the head of the film has come.
            if (!(video.currentTime >= video.duration / 2)) return requestAnimationFrame(look)
            video.pause()
            return half()
          }
          look()
        }),
    )
    await phone.getByRole('button', { name: 'Back to all talent' }).click()
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(`/?studio=${of.id}`)
    await desk.getByRole('button', { name: 'More for For the client' }).click()
    await desk.getByRole('menuitem', { name: 'Recipients and views' }).click()
    await desk.getByText('1 take watched').waitFor()
    await desk.getByRole('tab', { name: 'View log' }).click()
    const row = desk.getByRole('list', { name: 'View log' }).getByRole('listitem')
    await row.getByText('dana@studio.com').waitFor()
    const share = Number((await row.getByText(/^[0-9]+ %$/).textContent())!.slice(0, -2))
    expect(share).to.be.within(45, 55)
    const file = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'CSV' }).click()
    expect((await file).suggestedFilename()).to.equal('For the client views.csv')
  })

  it('lays their name over the picture and saves a take where it says so [PST-12] [PST-08]', async () => {
    const phone = await product.arrive(PHONE)
    const path = await sendTo('dana@studio.com')
    await phone.goto(path)
    await atPage(phone)
    await openTalent(phone)
    await phone.locator('video').waitFor()
    const watermark = phone.locator('[data-watermark]')
    expect(await watermark.count()).to.equal(0)
    expect(await phone.getByRole('button', { name: 'Save this take' }).count()).to.equal(0)
    await director.call(updateLink, { ...of, watermark: true, allows_download: true })
    await phone.reload()
    await watermark.getByText('Dana').first().waitFor()
    const file = phone.waitForEvent('download')
    await phone.getByRole('button', { name: 'Save this take' }).click()
    expect((await file).suggestedFilename()).to.match(/^Ana.*[.]mp4$/)
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(new URL(phone.url()).pathname + new URL(phone.url()).search)
    await desk.locator('video').waitFor()
    expect(await desk.locator('[data-watermark]').count()).to.equal(0)
  })

  detail('knows a viewer of the open link by a code that came by e-mail, on the spot [PST-11]', async () => {
    const phone = await product.arrive(PHONE)
    const { uri, link, posting } = scene.places
    await phone.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await atPage(phone)
    await openTalent(phone)
    const answer = phone.getByRole('region', { name: 'Answer' })
    const { sender } = await director.call(getPage, { id: posting })
    const email = `eve-${link
      .slice(0, 6)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, 'x')}@studio.com`
    const article = phone.getByRole('article')
    const whomToAsk = `${sender} gives you the code.`
    await article.getByText('Sign in to read the comments').waitFor()
    expect(await article.getByText(whomToAsk).count(), 'before it is asked for').to.equal(0)
    await article.getByRole('button', { name: 'Sign in' }).click()
    await answer.getByText(whomToAsk).waitFor()
    const [field, send, whom, account, later] = await Promise.all([
      answer.getByRole('textbox', { name: 'Your e-mail address' }).boundingBox(),
      answer.getByRole('button', { name: 'Ask for a code' }).boundingBox(),
      answer.getByText(whomToAsk).boundingBox(),
      answer.getByRole('button', { name: 'I have an account' }).boundingBox(),
      answer.getByRole('button', { name: 'Not now' }).boundingBox(),
    ])
    expect(whom!.y - send!.y - send!.height, 'who gives the code, under it').to.be.within(0, 16)
    expect(account!.y - whom!.y - whom!.height, 'the other way in').to.be.within(0, 16)
    expect(account!.x, 'before the way out').to.be.below(later!.x)
    expect(send!.height, 'the button, as high as the way on').to.equal(44)
    expect(send!.x + send!.width, 'its end').to.equal(field!.x + field!.width)
    await answer.getByRole('button', { name: 'Not now' }).click()
    expect(await answer.count(), 'before one wants to answer').to.equal(0)
    // An answer that is pressed leads to the fields as well, and waits for the name.
    const maybe = phone.getByRole('group', { name: /^Ana / }).getByRole('button', { name: 'Maybe' })
    await maybe.click()
    await answer.getByText('Maybe for Ana Example, not sent yet.', { exact: false }).waitFor()
    expect(await article.getByRole('img', { name: /^You: / }).count(), 'marks of what is not sent').to.equal(
      0,
    )
    await answer.getByRole('textbox', { name: 'Your name' }).fill('Eve Park')
    await answer.getByRole('button', { name: 'Ask for a code' }).click()
    const fault = answer.getByText('Type an e-mail address')
    expect(await fault.evaluate((words) => getComputedStyle(words).color)).to.equal('rgb(255, 138, 128)')
    await answer.getByRole('textbox', { name: 'Your e-mail address' }).fill(email)
    await answer.getByRole('button', { name: 'Ask for a code' }).click()
    const codeField = answer.getByRole('textbox', { name: `Code for ${email}` })
    await codeField.and(phone.locator(':focus')).waitFor()
    // A phone that was put away to read the mail loads the page anew.
    await phone.reload()
    await answer.getByText(`Ask ${sender} for the code to send it.`).waitFor()
    await codeField.waitFor()
    const first = await codeOf(email)
    await codeField.fill(first === '000000' ? '000001' : '000000')
    await answer.getByRole('button', { name: 'Send my answer' }).click()
    const wrong = answer.getByText('This code is not right')
    await wrong.waitFor()
    await answer.getByRole('button', { name: 'Change address' }).click()
    await answer.getByRole('textbox', { name: 'Your name' }).and(phone.locator(':focus')).waitFor()
    expect(await answer.getByRole('textbox', { name: 'Your e-mail address' }).inputValue()).to.equal(email)
    await answer.getByRole('button', { name: 'Ask for a code' }).click()
    await codeField.fill('1')
    await answer.getByRole('button', { name: 'New code', exact: true }).click()
    await codeField.and(phone.locator(':focus')).waitFor()
    await phone.waitForFunction(() => (document.activeElement as HTMLInputElement).value === '')
    await codeField.fill(await codeOf(email, 3))
    const error = { code: 'invalid', message: 'Not at this moment.', request_id: 'x' }
    await phone.route('**/api/fbkc/feedback', (route) => route.fulfill({ status: 400, json: { error } }))
    await answer.getByRole('button', { name: 'Send my answer' }).click()
    // What the server refuses stays, with what to do.
    await article.getByText('Not sent. Press it again.').waitFor()
    await phone.unroute('**/api/fbkc/feedback')
    await maybe.click()
    await phone.getByText('That is everybody.').waitFor()
    expect(await maybe.getAttribute('aria-pressed'), 'the answer that was kept').to.equal('true')
    await phone.getByRole('button', { name: 'Back to all talent' }).click()
    await phone.getByRole('button', { name: 'Eve Park', exact: true }).waitFor()
    await phone.getByText('That is everybody.').waitFor()
    // The browser is known by the same link from then on.
    await phone.goto(scene.postingLink)
    await phone.getByRole('button', { name: 'Eve Park', exact: true }).waitFor()
    const { recipients } = await director.call(listRecipients, of)
    expect(recipients.map((one) => [one.email, one.answers, one.invited])).to.deep.equal([[email, 1, false]])
  })

  detail('is sent on a phone by a button that stays in sight below the words', async () => {
    const phone = await product.arrive(PHONE, scene.director)
    await phone.goto(`/?studio=${of.id}`)
    await phone.getByRole('button', { name: 'More for For the client' }).click()
    await phone.getByRole('menuitem', { name: 'Send by e-mail' }).click()
    const dialog = phone.getByRole('dialog', { name: 'For the client' })
    const [send, whole] = await Promise.all([
      dialog.getByRole('button', { name: 'Send link' }).boundingBox(),
      dialog.boundingBox(),
    ])
    expect(send!.y + send!.height, 'above the edge of the dialog').to.be.at.most(whole!.y + whole!.height)
  })

  detail('is sent from the review as well, where it was made [PST-05]', async () => {
    const desk = await product.arrive(DESK, scene.director)
    await desk.goto(scene.review)
    await desk.getByRole('checkbox', { name: /^Select Ana/ }).check()
    await desk.getByRole('button', { name: 'Copy to Posting page' }).click()
    const copy = desk.getByRole('dialog', { name: 'Copy to Posting page' })
    await copy.getByLabel('New page name').fill('Second look')
    await copy.getByRole('button', { name: 'Copy' }).click()
    await desk.getByRole('button', { name: 'Make a link' }).click()
    const made = desk.getByRole('dialog', { name: 'New posting link' })
    await made.getByRole('button', { name: 'Create link' }).click()
    await made.getByRole('link', { name: 'Send it by e-mail' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Second look' })
    await dialog.getByRole('button', { name: 'Send link' }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await desk.waitForURL((url) => !url.searchParams.has('share'))
  })
})
