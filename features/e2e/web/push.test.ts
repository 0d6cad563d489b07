import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { type PushService, startPushService } from '../../peers/push-service.ts'
import { CHROMIUM, PHONE } from '../../support/browser.ts'
import { type Arrival, SessionDay } from '../realtime/session-day.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { PushWorker, subscribeTo } from './push-worker.ts'

describe('notifications of a browser', () => {
  let service: PushService
  before(async () => {
    service = await startPushService()
  })
  after(() => service?.stop())
  const product = productInBrowser({ product: ownProduct(() => service.env), chromium: CHROMIUM })
  let day: SessionDay
  let ana: Arrival

  before(async () => {
    day = await SessionDay.start(product.origin, await signIn(product.origin, 'director'))
    ana = await day.arrive('Ana')
  })

  it('say what the server has sent, and lead to the own page [MSG-09]', async () => {
    const phone = await product.arrive(PHONE)
    await subscribeTo(phone, service)
    await phone.goto(`/message/${ana.id}#k=${ana.key}`)
    const notify = phone.getByRole('button', { name: 'Notify me on this device' })
    await notify.waitFor()
    expect((await notify.boundingBox())!.height, 'for a thumb').to.equal(44)
    await notify.click()
    await phone.getByRole('button', { name: 'Stop notifying me on this device' }).waitFor()
    const worker = await PushWorker.of(phone)

    await day.act(ana.id, 'call-in')
    const payload = await service.next()
    for (const secret of ['Ana', 'Example', ana.email, ana.phone]) expect(payload).not.to.include(secret)
    await worker.deliver(payload)
    expect(await worker.shows('It is your turn')).to.deep.equal([
      { title: 'It is your turn', body: 'Please join now.' },
    ])
    const address = `${product.origin}/message/${ana.id}`
    const { opened, focused } = await worker.click('It is your turn')
    expect({ opened, focused: focused.map((url) => url.split('#')[0]) }).to.deep.equal({
      opened: [],
      focused: [address],
    })

    await phone.goto('/login')
    await worker.deliver(payload)
    await worker.shows('It is your turn')
    const later = await worker.click('It is your turn')
    expect(later.focused).to.deep.equal([])
    expect(later.opened).to.have.length(1)
    const other = await product.arrive(PHONE)
    await other.goto(later.opened[0]!)
    await other.getByRole('button', { name: /^Join/ }).first().waitFor()
  })
})
