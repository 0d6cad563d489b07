import { addLink, copyToPage, createPage, getPage, giveFeedback } from '@callboard/posting/contract'
import { getProjectByUri } from '@callboard/projects/contract'
import { getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'

/** Of the sentence and title of a page, and where its first card begins. */
const look = (page: Page) =>
  page.evaluate(() =>
    ['h1', '[aria-label="Answers"] p', 'main ul > li'].map((selector) => {
      const part = document.querySelector(selector)!
      const { fontSize, color, lineHeight } = getComputedStyle(part)
      const { top, left } = part.getBoundingClientRect()
      return { selector, fontSize, color, lineHeight, top, left }
    }),
  )

describe('the cover of a posting link', () => {
  const product = productInBrowser({ asked: REFUSED })

  const answer = async ({ places: { posting, link } }: CastingScene) => {
    const client = await signIn(product.origin, 'client')
    const [group] = (await client.call(getPage, { id: posting, link })).groups
    const about = { page_id: posting, link, ref_id: group!._id, to_user: group!.records[0]!._id }
    await client.call(giveFeedback, { ...about, feedback: 'yes' })
  }

  detail(
    'looks as before when one comes back from a page, and has the account where the page has it [PST-05]',
    async () => {
      const scene = await castingScene(product.origin)
      await answer(scene)
      const client = await signIn(product.origin, 'client')
      for (const size of [DESK, PHONE]) {
        const page = await product.arrive(size, client.token)
        await page.goto(scene.postingLink)
        const title = page.getByRole('heading', { name: 'For the client', level: 1 })
        await title.waitFor()
        await page.getByRole('button', { name: 'Share' }).waitFor()
        const before = await look(page)
        expect(before[0]!.fontSize).to.equal('32px')
        const account = page.getByRole('main').locator('header [aria-haspopup=menu]').last()
        const stood = await account.boundingBox()
        await page.getByRole('link', { name: /^Picks / }).click()
        await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
        await page.getByRole('button', { name: /iew$/ }).waitFor()
        expect(await account.boundingBox(), `the page at ${size.width}`).to.deep.equal(stood)
        await page.goBack()
        await title.waitFor()
        await page.getByRole('button', { name: 'Share' }).waitFor()
        expect(await look(page), `at ${size.width}`).to.deep.equal(before)
        await page.close()
      }
    },
  )

  detail(
    'has pages without talent last, a quiet line each, and the next page above the thumb [PST-05]',
    async () => {
      const scene = await castingScene(product.origin)
      const director = await signIn(product.origin, 'director')
      const { _id: studio } = await director.call(getProjectByUri, { uri: scene.places.uri })
      const empty = await director.call(createPage, { name: 'Callback picks', studio })
      const link = await director.call(addLink, {
        id: studio,
        name: 'Three pages',
        posting_pages: [empty._id, scene.places.posting],
      })
      const client = await signIn(product.origin, 'client')
      const page = await product.arrive(PHONE, client.token)
      await page.goto(`/posting-link-page/${scene.places.uri}/${link._id}`)
      const rows = page.getByRole('list', { name: /^Posting pages/ }).getByRole('listitem')
      await rows.first().waitFor()
      expect((await rows.first().textContent())!, 'the first one').to.match(/^Picks/)
      expect(await rows.nth(1).textContent()).to.equal('Callback picksNo talent yet')
      expect((await rows.nth(1).boundingBox())!.height, 'of the quiet line').to.be.at.most(64)
      const view = await page.getByText('View Page').boundingBox()
      const bar = await page.getByRole('link', { name: 'Start with Picks' }).boundingBox()
      expect(view!.y + view!.height, 'the end of the card').to.be.below(bar!.y)
      expect(await rows.nth(1).getByRole('link').count(), 'ways to what is empty').to.equal(0)
      await page.goto(`/posting-page-via-link/${scene.places.uri}/${link._id}/${empty._id}`)
      await page.getByText('No talent yet').waitFor()
      await page.getByRole('button', { name: 'Pages' }).waitFor()
      expect(await page.getByRole('button', { name: /iew$/ }).count(), 'View of nothing').to.equal(0)
      await expectForEverybody(page, 'a page without talent')
      await page.getByRole('link', { name: 'Next page: Picks' }).click()
      await page.getByRole('article', { name: 'Ana Example' }).waitFor()
    },
  )

  detail('asks for nothing more once everybody is answered [PST-05]', async () => {
    const scene = await castingScene(product.origin)
    await answer(scene)
    const client = await signIn(product.origin, 'client')
    for (const size of [DESK, PHONE]) {
      const page = await product.arrive(size, client.token)
      await page.goto(scene.postingLink)
      const end = page.getByText('That is everybody. Dana Whitfield sees your answers.')
      await end.waitFor()
      expect(await end.evaluate((words) => getComputedStyle(words).fontSize)).to.equal('16px')
      expect(
        await page.getByRole('link', { name: /^(Open|Answer|Start with|Go on with) / }).count(),
        'ways on',
      ).to.equal(0)
      await page.getByRole('link', { name: 'To answer', exact: true }).click()
      await page.getByRole('heading', { name: 'Your castings' }).waitFor()
      await page.close()
    }
  })

  detail(
    'with one page leads a client who has answered it to what else waits, or home [PST-05]',
    async () => {
      const scene = await castingScene(product.origin)
      await answer(scene)
      const director = await signIn(product.origin, 'director')
      const { _id: studio } = await director.call(getProjectByUri, { uri: scene.places.uri })
      const { _id: link } = await director.call(addLink, {
        id: studio,
        name: 'One page',
        posting_pages: [scene.places.posting],
      })
      const client = await signIn(product.origin, 'client')
      const page = await product.arrive(PHONE, client.token)
      await page.route('**/api/**/to-answer*', (route) =>
        route.fulfill({ json: { pages: [], answered: [] } }),
      )
      await page.goto(`/posting-link-page/${scene.places.uri}/${link}`)
      await page.getByText('That is everybody. Dana Whitfield sees your answers.').waitFor()
      await page.getByRole('link', { name: 'Your castings' }).click()
      await page.getByRole('heading', { name: 'Your castings' }).waitFor()
    },
  )

  detail('tells a visitor how many wait for an answer, in the words of the page [PST-05]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(PHONE)
    await page.goto(scene.postingLink)
    await page.getByRole('region', { name: 'Answers' }).getByText('1 to answer').waitFor()
    const cover = page.getByRole('link', { name: /^Picks / })
    await cover.getByText('1 to answer').waitFor()
    await cover.click()
    await page.getByRole('region', { name: 'Answers' }).getByText('1 to answer').waitFor()
  })

  detail(
    'leads a visitor straight to the first take, and keeps what they have answered without a name [PST-11]',
    async () => {
      const scene = await castingScene(product.origin)
      const page = await product.arrive(PHONE)
      await page.goto(scene.postingLink)
      await page.getByText('Dana Whitfield asks for your answers.').waitFor()
      const share = (await page.getByRole('button', { name: 'Share' }).boundingBox())!
      const signIn = (await page.getByRole('button', { name: 'Sign in' }).boundingBox())!
      expect([share.y, share.width, share.height], 'Share, on the row of Sign in').to.deep.equal([
        signIn.y,
        44,
        44,
      ])
      await page.getByRole('link', { name: 'Start with Picks' }).click()
      const article = page.getByRole('article')
      await article.getByRole('button', { name: 'Yes' }).click()
      await article.getByRole('button', { name: 'Not now' }).click()
      await page.getByRole('button', { name: 'Back to all talent' }).click()
      await page.getByRole('link', { name: 'For the client' }).click()
      const cover = page.getByRole('link', { name: /^Picks / })
      await cover.getByText('1 not sent', { exact: true }).waitFor()
      expect(await cover.getByText(/to answer|answered/).count(), 'asked again').to.equal(0)
      await page.getByRole('region', { name: 'Answers' }).getByText('0 to answer').waitFor()
      await expectForEverybody(page, 'the cover')
      await page.getByRole('link', { name: '1 not sent: sign in to send' }).click()
      await page.getByText('Yes for Ana Example, not sent yet.', { exact: false }).waitFor()
    },
  )

  detail('and a page are walked through by keys, which the list of keys tells of [PST-05]', async () => {
    const scene = await castingScene(product.origin)
    const director = await signIn(product.origin, 'director')
    const { _id: studio } = await director.call(getProjectByUri, { uri: scene.places.uri })
    const { groups } = await director.call(getReview, { session: scene.session })
    const { _id: second } = await director.call(copyToPage, {
      session: scene.session,
      groups: groups.map(({ _id }) => _id),
      new_page: 'Second picks',
    })
    const { _id: link } = await director.call(addLink, {
      id: studio,
      name: 'Two pages',
      posting_pages: [scene.places.posting, second],
    })
    const page = await product.arrive(DESK, director.token)
    const focused = () => page.evaluate(() => document.activeElement!.textContent)
    await page.goto(`/posting-link-page/${scene.places.uri}/${link}`)
    await page.getByRole('button', { name: 'Share' }).waitFor()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog')
    await keys.getByText('In a list').waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    await page.keyboard.press('j')
    expect(await focused()).to.match(/^Picks/)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).to.match(/^Second picks/)
    await page.keyboard.press('k')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    const card = page.getByRole('button', { name: /Ana Example/ })
    await card.waitFor()
    await page.keyboard.press('?')
    await keys.getByText('In a list').waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowDown')
    expect(await focused()).to.match(/Ana Example/)
    await page.keyboard.press('Enter')
    await page.getByRole('article', { name: 'Ana Example' }).waitFor()
  })
})
