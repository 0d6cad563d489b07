import { signIn } from '../../drivers/http/office.ts'
import { joinOn } from '../../drivers/ui/status-page.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { openOwnPage } from './called-talent.ts'

describe('a talent with two tabs', () => {
  const product = productInBrowser()

  it('is in the room in one of them: the second asks, and the first lets go [LIV-06]', async () => {
    const day = await SessionDay.start(product.origin, await signIn(product.origin, 'director'))
    const ana = await day.arrive('Ana')
    await day.act(ana.id, 'call-in')
    const first = await openOwnPage(product, ana)
    await joinOn(first)
    const inRoom = 'You are in the casting room'
    await first.getByText(inRoom).waitFor()
    const second = await first.context().newPage()
    await second.goto(first.url())
    await second.getByRole('button', { name: 'Join', exact: true }).click()
    const question = second.getByRole('dialog', { name: 'Join here instead?' })
    const preview = second.getByRole('button', { name: 'Join now' })
    await preview.or(question).first().waitFor()
    if (await preview.isVisible()) await preview.click()
    await question.getByRole('button', { name: 'Join here' }).click()
    await second.getByText(inRoom).waitFor()
    await first.getByText(inRoom).waitFor({ state: 'detached' })
    await first.getByRole('button', { name: 'Join', exact: true }).waitFor()
  })
})
