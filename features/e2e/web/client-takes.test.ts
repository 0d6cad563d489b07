import { actOnRecord, getLobby, updateRecord } from '@callboard/lobby/contract'
import { getReactions } from '@callboard/posting/contract'
import { archiveVideo, getReview } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { expectPlaying } from '../../drivers/ui/video.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'

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
    'are lines beside a chat that stays folded until the client opens it, and a comment is written at once to who is called in [LIV-04]',
    async () => {
      const scene = await castingScene(product.origin)
      const director = new ApiClient(product.origin, scene.director)
      const { records } = await director.call(getLobby, { id: scene.session })
      const ben = records.find(({ first_name }) => first_name === 'Ben')!
      await director.call(actOnRecord, {
        id: ben._id,
        action: 'call-in',
        to_group: true,
        version: ben.version,
      })
      const client = await signIn(product.origin, 'client')
      for (const size of [DESK, PHONE]) {
        const page = await product.arrive(size, client.token)
        await page.goto(scene.live)
        const card = page.getByRole('region', { name: 'Current group' }).getByRole('article')
        const words = card.getByRole('textbox', { name: 'Comment on Ben Example' })
        await words.fill(`Lovely on ${size.width}`)
        await words.press('Enter')
        await card.getByRole('button', { name: /^\d comments?: Ben Example$/ }).click()
        await page.getByRole('dialog').getByText(`Lovely on ${size.width}`).waitFor()
        await page.keyboard.press('Escape')
        const chat = page.getByRole('region', { name: 'Chat' })
        await chat.getByRole('button', { expanded: false }).waitFor()
        const stage = (await page.getByRole('region', { name: 'Meeting' }).boundingBox())!
        const face = (await page.getByRole('status').locator('[data-of=talent]').boundingBox())!
        expect(face.height / stage.height, 'of the stage').to.be.above(0.4)
        await expectForEverybody(page, 'client room')
      }
      const page = await product.arrive(DESK, client.token)
      await page.goto(scene.live)
      const chat = page.getByRole('region', { name: 'Chat' })
      await chat.getByRole('button', { expanded: false }).click()
      await chat.getByRole('textbox').waitFor()
      await page.reload()
      await chat.getByRole('textbox').waitFor()
    },
  )

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

  detail(
    'are lines whose call time stays whole beside the marks of answers on a narrow phone [LIV-04]',
    async () => {
      const scene = await castingScene(product.origin)
      const director = new ApiClient(product.origin, scene.director)
      const { records } = await director.call(getLobby, { id: scene.session })
      const { _id: id, version } = records.find(({ first_name }) => first_name === 'Ben')!
      const role = 'The second barista'
      const changed = await director.call(updateRecord, { id, version, role, actual_call: '06:30' })
      await director.call(actOnRecord, { id, action: 'on-deck', version: changed.version })
      const page = await product.arrive(
        { width: 360, height: 780 },
        (await signIn(product.origin, 'client')).token,
      )
      await page.goto(scene.live)
      const card = page.getByRole('article', { name: 'Ben Example' })
      const line = card.getByRole('button', { name: 'Ben Example', exact: true })
      await line.click()
      await card.getByRole('button', { name: 'Maybe' }).click()
      await line.click()
      const mark = (await card.getByText('You: Maybe').boundingBox())!
      const call = await card.getByText('Call 6:30 AM').evaluate((element) => {
        const words = document.createRange()
        words.setStart(element.firstChild!, 0)
        words.setEnd(element.firstChild!, element.textContent!.indexOf('AM') + 2)
        return { end: words.getBoundingClientRect().right, cut: element.getBoundingClientRect().right }
      })
      expect(call.end, 'end of the call time').to.be.at.most(call.cut + 1)
      expect(call.cut).to.be.at.most(mark.x)
    },
  )

  detail('have the whole word Customize beside the field that finds one of many [LIV-04]', async () => {
    const scene = await castingScene(product.origin)
    const page = await product.arrive(DESK, (await signIn(product.origin, 'client')).token)
    await page.route('**/api/records/client/**', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const more = Array.from({ length: 40 }, (_, place) => ({ ...json.records[0], _id: `more-${place}` }))
      await route.fulfill({ response, json: { ...json, records: [...json.records, ...more] } })
    })
    await page.goto(scene.live)
    await page.getByLabel('Find talent by name').waitFor()
    const label = page.getByRole('button', { name: 'Customize' }).locator('.mantine-Button-label')
    const cut = await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut).to.equal(0)
  })
})

describe('the first answer of a client in the room', () => {
  const product = productInBrowser({ asked: REFUSED })

  it('is kept where the network is gone, also when the room is closed then [LIV-04] [FBK-01]', async () => {
    const scene = await castingScene(product.origin)
    const client = await signIn(product.origin, 'client')
    const page = await product.arrive(PHONE, client.token)
    const browser = page.context()
    await page.goto(scene.live)
    const card = page.getByRole('article', { name: 'Ben Example' })
    await card.getByRole('button', { name: 'Ben Example', exact: true }).click()
    await page.waitForLoadState('networkidle')
    // Neither a call nor a script comes through: what it takes to keep the answer is here by then.
    const gone = /\.js$|records\/feedback/
    await browser.route(gone, (route) => route.abort('internetdisconnected'))
    await card.getByRole('button', { name: 'Maybe' }).click()
    await page.getByText('No connection. What you do is kept here, and sent when it is back.').waitFor()
    await page.close()
    await browser.unroute(gone)

    const next = await browser.newPage()
    await next.goto(scene.live)
    await next.getByText('What you did without a connection has been sent.').waitFor()
    const { feedbacks } = await client.call(getReactions, { session: scene.session })
    expect(feedbacks.map(({ feedback }) => feedback)).to.deep.equal(['maybe'])
  })
})
