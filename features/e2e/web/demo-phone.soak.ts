import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('a demo that one person tries', () => {
  const product = productInBrowser({ product: ownProduct() })

  it('opens the phone of the next talent beside the live room, and its page turns as a whole when they are called [OPS-09]', async () => {
    const manager = await signIn(product.origin, 'manager')
    const room = await product.arrive(DESK, manager.token)
    await room.goto('/')
    await room.getByRole('link', { name: 'Open live room' }).first().click()
    const opened = room.context().waitForEvent('page')
    await room.getByRole('button', { name: /phone in a new tab$/ }).click()
    const phone = await opened
    await phone.getByText('Live, this page updates by itself').waitFor()
    const ground = () => phone.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const before = await ground()
    await room.getByRole('button', { name: 'Call next' }).click()
    await phone.getByRole('button', { name: 'Join', exact: true }).waitFor()
    // The whole page turns, so that it is seen from across a room.
    expect(await ground()).not.to.equal(before)
    await room.getByText(/was called in just now and has not joined\.$/).waitFor()
  })
})
