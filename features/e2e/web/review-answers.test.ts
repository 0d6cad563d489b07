import { addComment, commentOnRecord, getPage, giveFeedback, listComments } from '@callboard/posting/contract'
import { addTakeComment, getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { watchShifts } from '../../pages/layout-shifts.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

/** Of the layout, less than the 0.05 that a page may move. */
const STEADY = 0.02

describe('the review of a session', () => {
  const product = productInBrowser({ asked: REFUSED })

  it("shows a client's answer and comment while it is open, and finds groups by them [REV-02]", async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const wall = page.getByRole('list', { name: 'Groups' })
    await wall.getByRole('listitem').first().waitFor()
    await page.getByLabel('Feedback', { exact: true }).selectOption({ label: 'Unanswered' })
    await wall.getByRole('listitem').first().waitFor()

    const client = await signIn(product.origin, 'client')
    const { posting: page_id, link } = scene.places
    const [group] = (await client.call(getPage, { id: page_id, link })).groups
    const about = { page_id, link, ref_id: group!._id, to_user: group!.records[0]!._id }
    await client.call(giveFeedback, { ...about, feedback: 'yes' })
    await page.getByText('No groups match').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await wall.getByRole('img', { name: /^1 Yes/ }).waitFor()

    await client.call(addComment, { ...about, content: 'Just right for the part' })
    await wall.getByRole('button').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    await open
      .getByRole('list', { name: 'Groups of this tab' })
      .getByRole('button', { name: /, 1 Yes/ })
      .waitFor()
    await open
      .getByRole('list', { name: 'Talent' })
      .getByRole('img', { name: /^1 Yes/ })
      .waitFor()
    await open.getByRole('list', { name: 'Answers' }).getByRole('listitem').getByText('Yes').waitFor()
    await open.getByText('Just right for the part').waitFor()
    const comments = open.getByRole('region', { name: 'Comments', exact: true })
    await comments.getByRole('button', { name: /^Reply to .* on Picks$/ }).click()
    const reply = open.getByRole('textbox', { name: 'Reply on Picks' })
    await reply.and(page.locator(':focus')).waitFor()
    await reply.fill('We think so, too')
    await reply.press('Enter')
    await comments.getByText('We think so, too').waitFor()
    await open.getByRole('textbox', { name: 'Comment on this take' }).waitFor()
    const onPage = await client.call(listComments, { page_id, link })
    expect(onPage.comments.map(({ content }) => content)).to.deep.equal([
      'Just right for the part',
      'We think so, too',
    ])
  })

  it('shows comments of pages and of the live room below its cards and beside the take, while they are wanted [REV-02]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const { posting: page_id, link } = scene.places
    const [group] = (await client.call(getPage, { id: page_id, link })).groups
    const record = group!.records[0]!._id
    const about = { page_id, link, ref_id: group!._id, to_user: record }
    await client.call(addComment, { ...about, content: 'Just right for the part' })

    const page = await product.arrive(DESK, scene.director)
    await page.goto(scene.review)
    const wall = page.getByRole('list', { name: 'Groups' })
    await wall.getByRole('listitem').first().waitFor()
    expect(await page.getByText('Just right for the part').count()).to.equal(0)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('switch', { name: 'Comments inline' }).check()
    await page.keyboard.press('Escape')
    const below = wall.getByRole('list', { name: /^Comments on/ })
    await below.getByText('Just right for the part').waitFor()
    await page.reload()
    await below.getByText('Just right for the part').waitFor()
    const director = new ApiClient(product.origin, scene.director)
    await director.call(commentOnRecord, { id: record, content: 'Ask for Friday' })
    await below.getByText('Ask for Friday').waitFor()

    await wall.getByRole('button').first().click()
    const beside = page.getByRole('region', { name: 'Comments', exact: true })
    await beside.getByText('Ask for Friday').waitFor()
    const told = await beside.getByRole('listitem').allTextContents()
    expect(told.map((words) => /on Picks|in the room/.exec(words)?.[0])).to.deep.equal([
      'on Picks',
      'in the room',
    ])

    await beside.getByRole('button', { name: /^Reply to .* in the room$/ }).click()
    const reply = page.getByRole('textbox', { name: 'Reply in the room' })
    await reply.fill('Friday is fine')
    await reply.press('Enter')
    await beside.getByRole('listitem').last().getByText('Friday is fine').waitFor()
  })

  detail(
    'moves nothing of a group of its address when answers and comments come, on a phone [REV-02]',
    async () => {
      const scene = await castingScene(product.origin)
      const client = await signIn(product.origin, 'client')
      const director = new ApiClient(product.origin, scene.director)
      const { posting: page_id, link } = scene.places
      const [copy] = (await client.call(getPage, { id: page_id, link })).groups
      const about = { page_id, link, ref_id: copy!._id, to_user: copy!.records[0]!._id }
      await client.call(giveFeedback, { ...about, feedback: 'yes' })
      await client.call(addComment, { ...about, content: 'Just right for the part' })
      const { groups } = await director.call(getReview, { session: scene.session })
      const { _id: group, videos } = groups.find(({ copied }) => copied)!
      for (const comment of ['Again, but drier', 'That was it'])
        await director.call(addTakeComment, { id: videos[0]!._id, comment })

      const page = await product.arrive(PHONE, scene.director)
      const shifts = await watchShifts(page)
      const { promise: isDrawn, resolve: answer } = Promise.withResolvers<void>()
      await page.route('**/api/postingpage/picks/session/**', async (route) => {
        await isDrawn
        await route.continue()
      })
      const ofTake = page.waitForResponse(/group-comments/)
      await page.goto(`${scene.review}?group=${group}`)
      const open = page.getByRole('region', { name: /^Takes of/ })
      await open.getByRole('heading', { name: /^Comments/ }).waitFor()
      await ofTake
      answer()
      await open.getByText('Just right for the part').waitFor()
      await open.getByText('That was it').waitFor()
      await open
        .getByRole('list', { name: 'Talent' })
        .getByRole('img', { name: /^1 Yes/ })
        .waitFor()
      const { moved, what } = await shifts()
      expect(moved, what.join(' ')).to.be.at.most(STEADY)
    },
  )

  for (const [screen, size] of [
    ['at a desk', DESK],
    ['on a phone, where they are folded', PHONE],
  ] as const)
    detail(`names who gave each answer beside its talent, ${screen} [REV-02]`, async () => {
      const scene = await castingScene(product.origin)
      const client = await signIn(product.origin, 'client')
      const { posting: page_id, link } = scene.places
      const [copy] = (await client.call(getPage, { id: page_id, link })).groups
      const about = { page_id, link, ref_id: copy!._id, to_user: copy!.records[0]!._id }
      await client.call(giveFeedback, { ...about, feedback: 'maybe' })
      const page = await product.arrive(size, scene.director)
      await page.route('**/api/postingpage/picks/session/**', async (route) => {
        const response = await route.fetch()
        const told = await response.json()
        const one = told.picks.find(({ votes }: { votes: unknown[] }) => votes.length > 0)
        const [given] = one.votes
        one.votes = ['no', 'yes', 'maybe', 'yes', 'no'].map((feedback, at) => ({
          ...given,
          feedback,
          from_user: { _id: `r${at}`, name: `Reviewer ${at}` },
          page: at === 4 ? null : given.page,
        }))
        await route.fulfill({ response, json: told })
      })
      await page.goto(scene.review)
      await page.locator('.take-card-root').first().click()
      const people = page.getByRole('region', { name: /^Takes of/ }).getByRole('list', { name: 'Talent' })
      const folds = people.getByRole('button', { name: /5 answers/ })
      const answers = people.getByRole('list', { name: 'Answers' })
      if (size === PHONE) {
        // Of one talent of whom nothing is written they stand there at first.
        await answers.waitFor()
        await folds.click()
        expect(await answers.count(), 'while they are folded').to.equal(0)
        await folds.click()
      }
      const said = () =>
        answers.getByRole('listitem').evaluateAll((all) => all.map((one) => one.getAttribute('title')))
      await people.getByRole('button', { name: '+ 2 more' }).waitFor()
      const page_ = 'on Picks'
      expect(await said()).to.deep.equal([
        `Reviewer 1: Yes, ${page_}`,
        `Reviewer 3: Yes, ${page_}`,
        `Reviewer 0: No, ${page_}`,
      ])
      await people.getByRole('button', { name: '+ 2 more' }).click()
      expect((await said()).slice(3)).to.deep.equal([
        'Reviewer 4: No, in the room',
        `Reviewer 2: Maybe, ${page_}`,
      ])
      await answers.getByText('in the room').waitFor()
      await people.getByRole('button', { name: 'Fewer' }).click()
      expect(await answers.getByRole('listitem').count()).to.equal(3)
    })

  detail('says that answers could not be loaded, on the wall and beside a take [REV-02]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, scene.director)
    const picks = '**/api/postingpage/picks/session/**'
    await page.route(picks, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(scene.review)
    const fault = page.getByRole('alert').filter({ hasText: 'What clients answered could not be loaded.' })
    await fault.waitFor()
    await page.getByRole('list', { name: 'Groups' }).getByRole('button').first().click()
    const open = page.getByRole('region', { name: /^Takes of/ })
    await open.getByText('What clients answered could not be loaded.').waitFor()
    await page.unroute(picks)
    await open.getByRole('button', { name: 'Retry' }).click()
    await open.getByText('What clients answered could not be loaded.').waitFor({ state: 'detached' })
  })
})
