import { randomUUID } from 'node:crypto'
import { register } from '@callboard/accounts/contract'
import { getPage, giveFeedback, playTake } from '@callboard/posting/contract'
import { acceptInvitation, createSession, getSession, inviteClients } from '@callboard/projects/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { expectForEverybody } from './accessibility.ts'

describe('the home of a client', () => {
  const product = productInBrowser()

  async function newClient(): Promise<{ client: ApiClient; email: string }> {
    const email = `clea-${randomUUID().slice(0, 8)}@example.com`
    const { token } = await new ApiClient(product.origin).call(register, {
      email,
      password: 'a long enough secret',
      user_type: 'client',
      first_name: 'Clea',
      last_name: 'Example',
      captcha: await passBotCheck(new ApiClient(product.origin)),
    })
    return { client: new ApiClient(product.origin, token), email }
  }

  it('shows the next session with its time and its casting people, the others as lines, and no field for a link before it is asked for [APP-04]', async () => {
    const { session, places, director } = await castingScene(product.origin)
    const { client, email } = await newClient()
    const staff = new ApiClient(product.origin, director)
    const { studio } = await staff.call(getSession, { id: session })
    await staff.call(createSession, {
      name: 'Callbacks',
      studio,
      time_zone: ZONE,
      dates: [{ date: dayFromToday(30), start_time: '09:30', location_type: 'Virtual' }],
    })
    await staff.call(inviteClients, {
      id: studio,
      emails: [email],
      subject: 'Come and watch',
      content: 'SESSION_NAME of PROJECT_NAME: EMAIL_SESSION_LINK',
    })
    const log = new MessageLog(await signIn(product.origin, 'admin'))
    const [mail] = await until(
      'the invitation is in the log',
      () => log.all({ to: email }),
      ({ length }) => length > 0,
    )
    const invite = /\?invite=([\w.%-]+)/.exec(await log.read(mail!))![1]!
    await client.call(acceptInvitation, { invite: decodeURIComponent(invite) })
    for (const size of [DESK, PHONE]) {
      const page = await product.arrive(size, client.token)
      await page.goto('/')
      const next = page.getByRole('region', { name: 'Next session' })
      for (const text of [/10:00\sAM/, 'First round', 'Dana Whitfield'])
        await next.getByText(text).first().waitFor()
      const lines = page.getByRole('listitem')
      expect(await lines.count()).to.equal(1)
      await lines.getByText('Callbacks').waitFor()
      expect((await lines.boundingBox())!.height).to.be.closeTo(56, 1)
      await lines.getByRole('link', { name: 'Callbacks', exact: true }).waitFor()
      expect(await page.getByLabel('Session url').isVisible()).to.equal(false)
      await page.getByText('Have a link?').click()
      await page.getByLabel('Session url').waitFor()
      await expectForEverybody(page, 'client home')
      await next.getByRole('link', { name: 'Open session' }).click()
      await page.waitForURL(`**/studio/${places.uri}/${session}`)
    }
  })

  detail(
    'leads to the posting pages that wait for an answer, also on another device once a take was watched, and keeps those that are answered',
    async () => {
      const { postingLink, places } = await castingScene(product.origin)
      const { client } = await newClient()
      const page = await product.arrive(DESK, client.token)
      await page.goto('/')
      await page.getByText('No invitation yet').waitFor()
      const toAnswer = (at = page) => at.getByRole('region', { name: 'To answer' })
      expect(await toAnswer().count()).to.equal(0)
      await page.goto(postingLink)
      await page.getByRole('link', { name: /^Picks .*View Page$/ }).waitFor()
      await page.goto('/')
      const line = toAnswer()
        .getByRole('listitem')
        .filter({ hasText: /^Picks.*0 of 1 answered$/ })
      await line.getByRole('link', { name: 'Picks', exact: true }).click()
      await page.waitForURL(`**/posting-page-via-link/${places.uri}/${places.link}/${places.posting}`)
      const place = { page_id: places.posting, link: places.link }
      const [group] = (await client.call(getPage, { id: places.posting, link: places.link })).groups
      const about = { ...place, ref_id: group!._id }
      const phone = await product.arrive(PHONE, client.token)
      await phone.goto('/')
      await phone.getByText('No invitation yet').waitFor()
      const watched = { view: randomUUID(), visitor: randomUUID(), stretches: [{ from: 0, to: 1 }] }
      await client.call(playTake, { ...about, video: group!.videos[0]!._id, watched })
      await phone.goto('/')
      await toAnswer(phone).getByText('0 of 1 answered').filter({ visible: true }).waitFor()
      await expectForEverybody(phone, 'client home with a page to answer')
      await client.call(giveFeedback, { ...about, to_user: group!.records[0]!._id, feedback: 'yes' })
      await page.goto('/')
      await toAnswer().getByText('You have answered for everybody.').waitFor()
      const done = toAnswer().getByRole('region', { name: 'Answered' })
      await done.getByRole('link', { name: 'Picks', exact: true }).waitFor()
    },
  )
})
