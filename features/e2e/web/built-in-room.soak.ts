import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { expectMoving } from '../../drivers/ui/video.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { meetingFigures, probeMeeting } from './meeting-probe.ts'

const VIEWERS = 4

describe('a room of the built-in meeting that is too full', () => {
  const product = productInBrowser()
  let director: ApiClient
  let client: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
    client = await signIn(product.origin, 'client')
  })

  it('takes two streams from the phone, shows the talent to all viewers by the team’s page, and says so [LIV-13]', async () => {
    const day = await SessionDay.start(product.origin, director)
    const { id, key } = await day.arrive('Ana')
    await day.act(id, 'call-in')
    const watch = async (token: string): Promise<Page> => {
      const page = await product.arrive(DESK, token)
      await probeMeeting(page)
      await page.goto(`/studio/${day.session.studio_uri}/${day.id}`)
      await page.getByRole('region', { name: 'Meeting' }).waitFor()
      return page
    }
    const staff = await watch(director.token!)
    const viewers: Page[] = []
    for (let count = 0; count < VIEWERS; count++) viewers.push(await watch(client.token!))
    const phone = await product.arrive(PHONE)
    await probeMeeting(phone)
    await phone.goto(`/message/${id}#k=${key}`)
    await joinOn(phone)

    for (const page of [staff, ...viewers]) await expectMoving(page, 'Ana Example')
    expect((await meetingFigures(phone)).sent).to.deep.equal({ audio: 2, video: 2 })
    await staff.getByText('More than five people are in this room').waitFor()
  })
})
