import { addToGroup } from '@callboard/lobby/contract'
import {
  addLink,
  changePostedGroup,
  copyToPage,
  getPage,
  giveFeedback,
  type PostingGroup,
} from '@callboard/posting/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { addSecondGroup, type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { recordTake } from '../../drivers/http/record-take.ts'
import { openView } from '../../drivers/ui/posting-page.ts'
import { expectPlaying } from '../../drivers/ui/video.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'

/** Pixels: as high as the keys of a phone are. */
const KEYS = 336

describe('the answers of a posting page', () => {
  const product = productInBrowser({ asked: REFUSED })

  /** The address of the page for clients. */
  const linked = ({ places: { uri, link, posting } }: CastingScene) =>
    `/posting-page-via-link/${uri}/${link}/${posting}`

  it('are counted to the last, drawn over the picture, and what is left is led to and found by a filter [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    await page.clock.install()
    await page.goto(linked(scene))
    const wall = page.getByRole('tabpanel', { name: 'Talent' })
    await page.getByText('0 of 1 talent answered').waitFor()
    await wall.getByText('To answer').waitFor()
    const isPrivate = 'nobody else sees them, not even the casting office.'
    await openView(page)
    await page.getByLabel('Make Picks Private').click()
    await page.getByText(isPrivate).waitFor()
    await page.getByLabel('Make Picks Private').click()
    await page.getByText(isPrivate).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByLabel('Feedback', { exact: true }).selectOption({ label: 'Unanswered' })
    await page.getByRole('button', { name: 'Next: Ana Example' }).click()
    const open = page.getByRole('article')
    await open.getByRole('heading', { name: 'Ana Example', level: 1 }).waitFor()
    expect(await open.getByRole('navigation', { name: 'Talent' }).count(), 'a way to nobody').to.equal(0)
    const [given] = await Promise.all([
      page.waitForResponse('**/api/fbkc/feedback'),
      // Twice, as when the first press seemed to be lost.
      open.getByRole('button', { name: 'Yes' }).dblclick(),
    ])
    await open.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
    await open.getByText('That is everybody. Dana Whitfield sees your answers.').waitFor()
    await open.getByRole('img', { name: 'You: Yes to Ana Example' }).first().waitFor()
    await given.finished()
    await page.clock.fastForward(1_000)
    await open.getByRole('button', { name: 'Yes', pressed: true }).click()
    await page.getByRole('status').filter({ hasText: 'Ana Example: Yes is taken back. Undo' }).waitFor()
    await open.getByText('That is everybody.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await open.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
    await open.getByRole('button', { name: 'Back to all talent' }).click()
    await wall.getByText('You have answered everybody.').waitFor()
    await page.getByText('1 of 1 talent answered').waitFor()
    expect(await page.getByRole('button', { name: /^Next: / }).count(), 'ways to the next one').to.equal(0)
    expect(await page.getByText('That is everybody.').count(), 'while filters hide talent').to.equal(0)
    expect(await page.getByRole('button', { name: /^Clear/ }).count(), 'ways to clear them').to.equal(1)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('That is everybody. Dana Whitfield sees your answers.').waitFor()
    await wall.getByRole('img', { name: 'You: Yes' }).waitFor()
    expect(await wall.getByText('To answer').count()).to.equal(0)
    expect(await wall.getByText('1 yes').count(), 'the own answer a second time').to.equal(0)
    await openView(page)
    const onlyYes = page.getByRole('switch', { name: 'Show Only Yes Picks' })
    expect(await onlyYes.isDisabled(), 'only the yes of picks that are not private').to.equal(true)
    await page.getByLabel('Make Picks Private').click()
    await page.getByRole('switch', { name: 'Make Picks Private', checked: true }).waitFor()
    await onlyYes.click()
    await page.getByText('see only your yes.').waitFor()
    await page.keyboard.press('Escape')
    await wall.getByRole('button').first().click()
    await open.getByText('A comment is read by everyone on this page.').waitFor()
  })

  detail('stand where they stood once the last one is given [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    for (const [size, answer] of [
      [DESK, 'Yes'],
      [PHONE, 'No'],
    ] as const) {
      const page = await product.arrive(size, client.token)
      await page.goto(linked(scene))
      await page.getByRole('button', { name: 'Next: Ana Example' }).waitFor()
      const card = page.getByRole('listitem').getByRole('button', { name: /Ana/ })
      const place = (await card.boundingBox())!.y
      await card.click()
      const button = page.getByRole('group', { name: /Ana/ }).getByRole('button', { name: answer })
      const before = await button.boundingBox()
      await button.click()
      const words = (await page.getByText('That is everybody.').boundingBox())!
      if (size === DESK) expect(words.width, 'a line of its own').to.be.at.least(300)
      expect(await button.boundingBox(), `at ${size.width}`).to.deep.equal(before)
      await page.getByRole('button', { name: 'Back to all talent' }).click()
      await page.getByRole('link', { name: 'Back to all pages' }).waitFor()
      expect((await card.boundingBox())!.y, `the list at ${size.width}`).to.equal(place)
      const { posting, link } = scene.places
      const [group] = (await client.call(getPage, { id: posting, link })).groups
      const about = { page_id: posting, link, ref_id: group!._id, to_user: group!.records[0]!._id }
      await client.call(giveFeedback, { ...about, feedback: null })
      await page.close()
    }
  })

  it('tell staff what others have answered, with the way back to the review of the session [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.posting)
    await page.getByText('0 of 1 talent answered').waitFor()
    await page.getByText('No answer yet').waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: /^Copy link / }).waitFor()
    await page.getByText('Opens the cover of 2 pages').waitFor()
    await page.keyboard.press('Escape')
    const client = await signIn(product.origin, 'client')
    const { posting, link } = scene.places
    const [group] = (await client.call(getPage, { id: posting, link })).groups
    const about = { page_id: posting, link, ref_id: group!._id, to_user: group!.records[0]!._id }
    await client.call(giveFeedback, { ...about, feedback: 'maybe' })
    await page.getByText('1 of 1 answered by 1 person').waitFor()
    await page.getByRole('img', { name: 'Ana Example: 1 Maybe' }).waitFor()
    await page.getByRole('button', { name: 'Answered by Clara Lindqvist' }).click()
    const given = page.getByRole('dialog', { name: 'Answered by Clara Lindqvist' }).getByRole('listitem')
    await given.filter({ hasText: 'Clara Lindqvist' }).getByText('Maybe').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('img', { name: /1 Maybe/ }).count(), 'times that it is said').to.equal(1)
    const heights = await page
      .locator('header, search')
      .getByRole('button', { name: /^(Share|View)$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    expect(heights, 'Share and View').to.deep.equal([36, 36])
    await page.goto(scene.postingLink)
    const total = page.getByRole('region', { name: 'Answers' })
    await total.getByText('1 of 1 answered by 1 person').waitFor()
    await page.getByRole('link', { name: /^Picks 1 of 1 answered by 1 person/ }).waitFor()
    await page.goto(scene.posting)
    expect(await page.getByText('To answer').count(), 'of what is theirs to answer').to.equal(0)
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'First round' })
      .click()
    await page.waitForURL(`**${scene.review}`)
  })

  it('are asked for on the cover of the link by its sender, until all are given [PST-05]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(PHONE, client.token)
    await page.goto(scene.postingLink)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await crumbs.getByText('Corner shop').waitFor()
    await page.getByText('Dana Whitfield asks for your answers.').waitFor()
    await page.getByText('0 of 1 talent answered').waitFor()
    const cover = page.getByRole('link', { name: /^Picks / })
    await cover.getByText('1 to answer').waitFor()
    expect(await cover.getByText('1 talent').count(), 'the number again').to.equal(0)
    await page.getByRole('link', { name: 'Start with Picks' }).click()
    await page.getByRole('article', { name: 'Ana Example' }).waitFor()
    await page.getByRole('button', { name: 'Back to all talent' }).click()
    const picture = page.locator('.take-card-root').first()
    const before = await picture.boundingBox()
    await page.getByRole('button', { name: 'Next: Ana Example' }).click()
    await page.getByRole('article').getByRole('button', { name: 'Maybe' }).click()
    await page.getByRole('article').getByRole('button', { name: 'Maybe', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Back to all talent' }).click()
    await page.getByText('That is everybody. Dana Whitfield sees your answers.').waitFor()
    expect((await picture.boundingBox())!.y, 'the first card').to.equal(before!.y)
    await page.getByRole('link', { name: 'For the client' }).click()
    await cover.getByText('All answered').waitFor()
    await page.getByText('That is everybody. Dana Whitfield sees your answers.').waitFor()
    expect(await page.getByRole('link', { name: 'Open Picks' }).count(), 'ways on').to.equal(0)
  })

  detail('stand on a cover below cards of one size, whatever they hold [PST-05]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    await page.goto(scene.postingLink)
    const progress = page.getByRole('progressbar', { name: 'Answered' })
    await progress.waitFor()
    for (const width of [1440, 1920, 800]) {
      await page.setViewportSize({ width, height: 900 })
      const line = (await progress.boundingBox())!
      const cards = await page
        .getByRole('list', { name: 'Posting pages', exact: true })
        .getByRole('listitem')
        .evaluateAll((all) =>
          all.map((card) => {
            const picture = card.querySelector('a > :first-child')!.getBoundingClientRect()
            const faces = [...card.querySelectorAll('img')].reduce((sum, { width: face }) => sum + face, 0)
            const isFilled = card.querySelector('img') === null || faces > picture.width - 8
            return { left: picture.left, isFilled, size: `${picture.width} x ${picture.height}` }
          }),
        )
      expect(Math.min(...cards.map(({ left }) => left)), `left at ${width}`).to.equal(line.x)
      expect(
        cards.every(({ isFilled }) => isFilled),
        `pictures fill their card at ${width}`,
      ).to.equal(true)
      expect(
        cards.map(({ size }) => size),
        `at ${width}`,
      ).to.deep.equal(cards.map(() => '320 x 180'))
    }
  })

  detail(
    'of a visitor that wait for a name are seen on the wall, with the way to send them [PST-11]',
    async () => {
      const scene = await castingScene(product.origin)
      const page = await product.arrive(PHONE)
      await page.goto(linked(scene))
      await page.getByText('1 to answer', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Next: Ana Example' }).click()
      const answer = page.getByRole('region', { name: 'Answer', exact: true })
      await page.getByRole('article').getByRole('button', { name: 'No' }).click()
      await answer.getByRole('button', { name: 'Not now' }).click()
      await page.getByRole('button', { name: 'Back to all talent' }).click()
      await page.getByRole('img', { name: 'Not sent: No to Ana Example' }).waitFor()
      expect(await page.getByRole('button', { name: /^Next: / }).count(), 'ways to answer again').to.equal(0)
      expect(await page.getByText('That is everybody.').count(), 'what nobody has').to.equal(0)
      await page.getByRole('button', { name: '1 not sent: sign in to send' }).click()
      await answer.getByText('No for Ana Example, not sent yet.', { exact: false }).waitFor()
    },
  )

  detail(
    'are led to below the pictures only where the head of the page is out of sight there [PST-03]',
    async () => {
      const scene = await castingScene(product.origin)
      const client = await signIn(product.origin, 'client')
      const page = await product.arrive(DESK, client.token)
      await page.goto(linked(scene))
      const next = page.getByText('1 to answer', { exact: true })
      await page.setViewportSize({ width: 1440, height: 300 })
      await next.waitFor()
      await page.setViewportSize({ width: 1440, height: 900 })
      await next.waitFor({ state: 'detached' })
    },
  )

  it('stand on cards of 320 px, (width - 96) / 352 of them in a row [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(`/posting-page/${scene.places.uri}/${scene.places.posting}`)
    const wall = page.getByRole('tabpanel', { name: 'Talent' }).getByRole('list').first()
    await wall.waitFor()
    const rows: string[] = []
    for (const width of [799, 800, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      rows.push(await wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns))
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `at ${width}`,
      ).to.equal(0)
    }
    expect(rows).to.deep.equal([1, 2, 3, 5].map((cards) => Array(cards).fill('320px').join(' ')))
  })

  detail(
    'to several people of a group are told apart by their first names on the picture [PST-03]',
    async () => {
      const director = await signIn(product.origin, 'director')
      const { _id: session, studio, studio_uri: uri } = await startSession(director, ['Barista'])
      const [nina, omar] = await Promise.all(
        ['Nina', 'Omar'].map(async (name) =>
          (await prepareCheckIn(product.origin, { uri, session }, name, 'Barista')).submit(),
        ),
      )
      for (const { record_id } of [nina!, omar!]) await director.call(addToGroup, { id: record_id })
      const { group } = await recordTake(product.origin, director, session, nina!.page_key!)
      const copied = await director.call(copyToPage, { session, groups: [group], new_page: 'Picks' })
      const { _id: link } = await director.call(addLink, {
        id: studio,
        name: 'For the client',
        posting_pages: [copied._id],
      })
      const client = await signIn(product.origin, 'client')
      const { groups } = await client.call(getPage, { id: copied._id, link })
      const [{ _id: ref_id, records }] = groups as [PostingGroup]
      for (const { _id: to_user } of records)
        await client.call(giveFeedback, { page_id: copied._id, link, ref_id, to_user, feedback: 'yes' })
      const page = await product.arrive(DESK, client.token)
      await page.goto(`/posting-page-via-link/${uri}/${link}/${copied._id}`)
      const card = page.getByRole('listitem').filter({ hasText: 'Nina Example, Omar Example' })
      for (const name of ['Nina', 'Omar']) {
        await card.getByRole('img', { name: `You: Yes to ${name} Example` }).waitFor()
        await card.getByText(name, { exact: true }).waitFor()
      }
    },
  )

  detail('lead from one talent to the next, and to the next that has none [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    await addSecondGroup(product.origin, scene)
    const director = await signIn(product.origin, 'director')
    const { groups } = await director.call(getReview, { session: scene.session })
    const ids = groups.map(({ _id }) => _id)
    const { posting: postingpage } = scene.places
    await director.call(copyToPage, { session: scene.session, groups: ids, postingpage })
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    await page.goto(linked(scene))
    await page.getByRole('button', { name: 'Next: Ana Example' }).click()
    const open = page.getByRole('article')
    const button = (name: string) => open.getByRole('button', { name, exact: true })
    await open.getByText('0 of 2 talent answered').waitFor()
    expect(await open.getByText(/\d of \d/).allInnerTexts(), 'its place, and what is answered').to.deep.equal(
      ['Talent 1 of 2', '0 of 2 talent answered'],
    )
    expect(
      await open.getByText('Ana Example', { exact: true }).count(),
      'title, and beside the answers',
    ).to.equal(2)
    expect(await button('Previous talent').isDisabled()).to.equal(true)
    await button('Yes').click()
    await button('Next: Cai Example').click()
    await open.getByRole('heading', { name: 'Cai Example', level: 1 }).waitFor()
    await open.getByText('1 of 2 talent answered').waitFor()
    expect(await button('Next talent').isDisabled()).to.equal(true)
    await button('Previous talent').click()
    await open.getByRole('heading', { name: 'Ana Example', level: 1 }).waitFor()
    const cai = open.getByRole('list', { name: 'Groups' }).getByRole('button', { name: 'Cai', exact: true })
    await cai.click()
    await open.getByRole('heading', { name: 'Cai Example', level: 1 }).waitFor()
  })

  it('stand in one order on every screen, and beside them is said who sees them [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(PHONE, scene.director)
    const order = ['Yes', 'No', 'Maybe']
    const among = (words: readonly string[]) =>
      words.map((word) => word.trim()).filter((word) => order.includes(word))
    const filter = page.getByLabel('Feedback', { exact: true }).locator('option')
    await page.goto(scene.posting)
    await page.getByRole('button', { name: 'Search and filters' }).click()
    await filter.first().waitFor({ state: 'attached' })
    expect(among(await filter.allTextContents()), 'the filter of the page').to.deep.equal(order)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'More for the page' }).click()
    await page.getByLabel('Make Picks Private').waitFor()
    for (const label of ['Make Picks Private', 'Show Only Yes Picks']) {
      const box = (await page.getByLabel(label).boundingBox())!
      expect(box.x + box.width, label).to.be.at.most(PHONE.width)
    }
    await page.keyboard.press('Escape')
    await page.locator('.take-card-root').first().click()
    const bar = page.getByRole('group', { name: /Ana/ }).getByRole('button')
    await bar.first().waitFor()
    expect(among(await bar.allTextContents()), 'the answers').to.deep.equal(order)
    for (const button of await bar.all()) expect((await button.boundingBox())!.height).to.equal(52)
    const head = page.locator('article > header')
    const before = await head.boundingBox()
    await head.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Ana Example, Bartholomew Featherstonehaugh, Cordelia Montgomery'
    })
    expect(await head.boundingBox(), 'the head under a long name').to.deep.equal(before)
    await page.goto(scene.review)
    await page.getByRole('button', { name: 'Filters', exact: true, disabled: false }).click()
    await filter.first().waitFor({ state: 'attached' })
    expect(among(await filter.allTextContents()), 'the filter of the review').to.deep.equal(order)
  })

  it('and comments are kept without a network, and sent once when it is back [PST-03] [FBK-01]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(PHONE, client.token)
    const { uri, link, posting } = scene.places
    await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
    const yes = page.getByRole('button', { name: 'Yes' })
    await yes.waitFor()
    await page.route('**/api/fbkc/feedback', (route) => route.abort('internetdisconnected'))
    await yes.click()
    const words = page.getByText('No connection. What you do is kept here, and sent when it is back.')
    await words.waitFor()
    expect(await yes.getAttribute('aria-pressed')).to.equal('true')
    const [buttons, said] = [await yes.boundingBox(), await words.boundingBox()]
    expect(said!.y + said!.height, 'the words cover no answer').to.be.below(buttons!.y)
    await page.unroute('**/api/fbkc/feedback')
    await words.waitFor({ state: 'detached' })
    const { feedbacks } = await client.call(getPage, { id: posting, link })
    expect(feedbacks.map(({ feedback }) => feedback)).to.deep.equal(['yes'])

    await page.route('**/api/fbkc/comment', (route) => route.abort('internetdisconnected'))
    const comment = page.getByRole('textbox', { name: 'Comment' })
    await comment.fill('The red jacket')
    await page.getByRole('button', { name: 'Add comment' }).click()
    await words.waitFor()
    expect(await comment.inputValue()).to.equal('The red jacket')
    await page.unroute('**/api/fbkc/comment')
    await page
      .getByRole('region', { name: 'Comments' })
      .getByText('The red jacket')
      .and(page.locator('p'))
      .waitFor()
    await words.waitFor({ state: 'detached' })
    expect(await comment.inputValue()).to.equal('')
    const { groups } = await client.call(getPage, { id: posting, link })
    expect(groups.map(({ comments }) => comments)).to.deep.equal([1])
  })

  detail('stand beside a take that plays by itself once the network is back [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(PHONE, scene.director)
    await page.goto(scene.posting)
    await page.route('**/api/postingpage/play', (route) => route.abort('internetdisconnected'))
    await page.locator('.take-card-root').first().click()
    const words = page.getByText('This take could not be loaded. Check your connection, then try again.')
    await words.waitFor()
    await page.unroute('**/api/postingpage/play')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectPlaying(page.locator('video'))
    await words.waitFor({ state: 'detached' })
  })

  detail(
    'that a closed page could not send are sent by the next page of the same person alone [PST-03]',
    async () => {
      const scene = await castingScene(product.origin)
      const client = await signIn(product.origin, 'client')
      const { uri, link, posting } = scene.places
      const address = `/posting-page-via-link/${uri}/${link}/${posting}`
      const page = await product.arrive(DESK, client.token)
      const browser = page.context()
      await page.goto(address)
      await page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
      await browser.route('**/api/fbkc/feedback', (route) => route.abort('internetdisconnected'))
      await page.getByRole('button', { name: 'Yes' }).click()
      await page.getByText('No connection. What you do is kept here, and sent when it is back.').waitFor()
      await page.close()
      await browser.unroute('**/api/fbkc/feedback')

      const next = await browser.newPage()
      await next.goto(address)
      await next.getByText('What you did without a connection has been sent.').waitFor()
      await next.getByText('That is everybody.').first().waitFor()
      const { feedbacks } = await client.call(getPage, { id: posting, link })
      expect(feedbacks.map(({ feedback }) => feedback)).to.deep.equal(['yes'])
    },
  )

  detail(
    'have a comment beside them that is sent once, and no draft, when its tab was closed without a network',
    async () => {
      const scene = await castingScene(product.origin)
      const client = await signIn(product.origin, 'client')
      const { uri, link, posting } = scene.places
      const address = `/posting-page-via-link/${uri}/${link}/${posting}`
      const page = await product.arrive(DESK, client.token)
      const browser = page.context()
      const comment = (on: Page) => on.getByRole('textbox', { name: 'Comment' })
      const openTalent = (on: Page) => on.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
      await page.goto(address)
      await openTalent(page)
      await comment(page).fill('From the train')
      await browser.route('**/api/fbkc/comment', (route) => route.abort('internetdisconnected'))
      await page.getByRole('button', { name: 'Add comment' }).click()
      await page.getByText('No connection. What you do is kept here, and sent when it is back.').waitFor()
      await page.close()
      await browser.unroute('**/api/fbkc/comment')

      const next = await browser.newPage()
      await next.goto(address)
      await openTalent(next)
      await next
        .getByRole('article')
        .getByText(/From the train$/)
        .last()
        .waitFor()
      await next.getByText('What you did without a connection has been sent.').waitFor()
      expect(await comment(next).inputValue()).to.equal('')
    },
  )

  detail('are read while the pointer rests on the chosen one [PST-03]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const { uri, link, posting } = scene.places
    const page = await product.arrive(DESK, client.token)
    await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
    await page.getByRole('button', { name: 'No' }).click()
    await page.getByRole('button', { name: 'No', pressed: true }).hover()
    await expectForEverybody(page, 'a chosen answer under the pointer')
  })

  detail('leave room for a comment that is typed with the keys of a phone over the page', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const { uri, link, posting } = scene.places
    const page = await product.arrive({ ...PHONE, height: PHONE.height - KEYS }, client.token)
    await page.goto(`/posting-page-via-link/${uri}/${link}/${posting}`)
    await page.getByRole('listitem').getByRole('button', { name: /Ana/ }).click()
    const comment = page.getByRole('textbox', { name: 'Comment' })
    const yes = page.getByRole('button', { name: 'Yes' })
    await yes.waitFor()
    await comment.focus()
    await yes.waitFor({ state: 'hidden' })
    const { y, height } = (await comment.boundingBox())!
    expect(y + height, 'the field above the keys').to.be.within(PHONE.height - KEYS - 24, PHONE.height - KEYS)

    await comment.fill('Softer')
    const add = (await page.getByRole('button', { name: 'Add comment' }).boundingBox())!
    await page.mouse.move(add.x + add.width / 2, add.y + add.height / 2)
    await page.mouse.down()
    await page.locator('textarea:focus').waitFor()
    await page.mouse.up()
    await page.getByRole('region', { name: 'Comments' }).locator('p').getByText('Softer').waitFor()
    await yes.waitFor()
  })

  detail(
    'cost a viewer one small call for each pick of another, and none for the page [PST-07]',
    async () => {
      const scene = await castingScene(product.origin)
      const { posting } = scene.places
      const page = await product.arrive(DESK, scene.director)
      await page.goto(scene.posting)
      await page.getByText('0 of 1 talent answered').waitFor()
      const director = await signIn(product.origin, 'director')
      const { groups } = await director.call(getPage, { id: posting })
      const asked = { page_id: posting, ref_id: groups[0]!._id, to_user: groups[0]!.records[0]!._id }
      // The first one also shows that the page hears what changes.
      await director.call(giveFeedback, { ...asked, feedback: 'maybe' })
      await page.getByRole('img', { name: 'You: Maybe' }).waitFor()
      const called: string[] = []
      page.on('request', (request) => called.push(new URL(request.url()).pathname))
      await director.call(giveFeedback, { ...asked, feedback: 'yes' })
      await page.getByRole('img', { name: 'You: Yes' }).waitFor()
      // The shell asks for its own things when the browser is idle, which may be now.
      const calls = called.filter((path) => /^\/api\/(fbkc|postingpage)\//.test(path))
      expect(calls).to.deep.equal(['/api/fbkc/list-page-feedbacks'])
      await director.call(changePostedGroup, { id: asked.ref_id, page_id: posting, is_removed: true })
      await page.getByText('No talent yet').waitFor()
    },
  )
})
