import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { expectMoving } from '../../drivers/ui/video.ts'
import { productInBrowser } from '../support/product-in-browser.ts'
import { CalledTalent } from './called-talent.ts'

describe('the Recording Settings', () => {
  const product = productInBrowser()
  let director: ApiClient

  before(async () => {
    director = await signIn(product.origin, 'director')
  })

  it('name the devices, the resolution and a low frame rate, and draw the chosen frame over the pictures [LIV-08] [LIV-12]', async () => {
    const { staff, phone } = await CalledTalent.inRoom(product, director, 'Ana')
    await phone.getByRole('button', { name: 'Recording Settings' }).click()
    const own = phone.getByRole('dialog', { name: 'Recording Settings' })
    await own.getByText(/Resolution: (4K|1440p|1080p|720p|480p|360p)/).waitFor()
    // Chromium's own camera gives 20 frames per second.
    await own.getByText('Low FPS').waitFor()
    expect(await own.getByLabel('Video device').first().inputValue()).not.to.equal('')
    expect(await own.getByLabel('Audio device').first().inputValue()).not.to.equal('')
    expect(await own.getByLabel('Video overlay').count()).to.equal(0)

    await expectMoving(staff, 'Ana Example')
    const frame = () =>
      staff.locator('.meeting-room-tiles .meeting-room-tile').evaluate((tile) => {
        const { content, aspectRatio } = getComputedStyle(tile, '::after')
        return content === 'none' ? null : aspectRatio
      })
    const choose = async (name: string) => {
      await staff.getByRole('button', { name: 'Recording Settings' }).click()
      await staff.getByLabel('Video overlay').first().click()
      await staff.getByRole('option', { name, exact: true }).click()
      await staff.keyboard.press('Escape')
      await staff.getByRole('dialog', { name: 'Recording Settings' }).waitFor({ state: 'detached' })
    }
    expect(await frame()).to.equal(null)
    for (const [name, ratio] of [
      ['16:9', '16 / 9'],
      ['9:16', '9 / 16'],
      ['Social Media', '0.5625 / 1'],
    ] as const) {
      await choose(name)
      expect(await frame(), name).to.equal(ratio)
    }
    await choose('None')
    expect(await frame()).to.equal(null)
  })
})
