import { getUser, removeChatAccount, removeLogo, verifyToken } from '@callboard/accounts/contract'
import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the profile of a casting director', () => {
  const product = productInBrowser()

  it('begins with the own logo, and has the own accounts at both providers [ADM-03] [LIV-10]', async () => {
    const director = await signIn(product.origin, 'director')
    const { user } = await director.call(verifyToken, {})
    const page = await product.arrive(DESK, director.token)
    await page.goto('/profile')
    const about = page.getByRole('region', { name: 'About Me' })
    await about.locator('input[type=file]').setInputFiles({
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await waitingPhoto().arrayBuffer()),
    })
    await about.getByRole('img', { name: 'Logo' }).waitFor()
    expect((await director.call(getUser, { id: user._id })).logo_url).to.be.a('string')
    await about.getByRole('button', { name: 'Remove logo' }).click()
    await about.getByText('No Logo').waitFor()

    const chat = page.getByRole('region', { name: 'Chat account' })
    await chat.getByLabel('App ID').fill('26041cbb')
    await chat.getByRole('button', { name: 'Save chat account' }).click()
    await chat.getByText('Auth key is required').waitFor()
    await chat.getByLabel('Auth key', { exact: true }).fill('the auth key of Dana')
    await chat.getByLabel('API key', { exact: true }).fill('the api key of Dana')
    await chat.getByRole('button', { name: 'Save chat account' }).click()
    await chat.getByText('Leave it empty to keep the one that ends in Dana.').first().waitFor()
    await director.call(removeChatAccount, { id: user._id })
    await director.call(removeLogo, { id: user._id })
  })
})
