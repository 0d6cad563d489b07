import { archiveVideo, getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { expectPlaying } from '../../drivers/ui/video.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the talent of a session for a client', () => {
  const product = productInBrowser()

  it('has takes that play inside of the card, without those that staff have archived [LIV-04]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(DESK, client.token)
    await page.goto(scene.live)
    const card = page.getByRole('article', { name: 'Ana Example' })
    const button = card.getByRole('button', { name: 'Takes of Ana Example' })
    await button.click()
    const takes = card.getByRole('region', { name: 'Takes of Ana Example' })
    expect(await expectPlaying(takes.locator('video'))).to.be.above(1)
    await takes.getByRole('list', { name: 'Takes' }).getByRole('button').waitFor()

    const director = new ApiClient(product.origin, scene.director)
    const { groups } = await director.call(getReview, { session: scene.session })
    const [take] = groups.flatMap(({ videos }) => videos)
    await director.call(archiveVideo, { id: take!._id, is_archived: true })
    await button.click()
    await takes.waitFor({ state: 'detached' })
    await button.click()
    await takes.getByText('There is no take to watch yet.').waitFor()
  })

  detail(
    'are lines that unfold to the answer, and show it as a mark when they are folded again [LIV-04]',
    async () => {
      const scene = await castingScene(product.origin)
      const client = await signIn(product.origin, 'client')
      const page = await product.arrive(PHONE, client.token)
      await page.goto(scene.live)
      const card = page.getByRole('article', { name: 'Ben Example' })
      const line = card.getByRole('button', { name: 'Ben Example', exact: true })
      await line.click()
      await card.getByRole('button', { name: 'Maybe' }).click()
      await card.locator('[data-answer=maybe][aria-pressed=true]').waitFor()
      await line.click()
      await card.getByRole('group').waitFor({ state: 'detached' })
      await card.getByText('You: Maybe').waitFor()
    },
  )
})
