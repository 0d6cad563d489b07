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
    await chat.getByRole('button', { name: 'Set up' }).click()
    expect(await chat.getByLabel('App ID').evaluate((field) => field === document.activeElement)).to.equal(
      true,
    )
    await chat.getByLabel('App ID').fill('26041cbb')
    await chat.getByRole('button', { name: 'Save chat account' }).click()
    await chat.getByText('Auth key is required').waitFor()
    await chat.getByLabel('Auth key', { exact: true }).fill('the auth key of Dana')
    await chat.getByLabel('API key', { exact: true }).fill('the api key of Dana')
    await chat.getByRole('button', { name: 'Save chat account' }).click()
    await chat.getByText('App 26041cbb').waitFor()
    await chat.getByRole('button', { name: 'Change' }).click()
    await chat.getByText('Leave it empty to keep the one that ends in Dana.').first().waitFor()
    await director.call(removeChatAccount, { id: user._id })
    await director.call(removeLogo, { id: user._id })
  })

  it('offers a Save where something has changed, and keeps accounts at providers behind Set up [APP-18]', async () => {
    const director = await signIn(product.origin, 'director')
    const { user } = await director.call(verifyToken, {})
    const page = await product.arrive(DESK, director.token)
    await page.goto('/profile')
    const saves = page.getByRole('button', { name: /Save|Change password/ })
    const texts = page.getByRole('region', { name: 'Text messages' })
    await texts.getByRole('button', { name: 'Set up' }).waitFor()
    expect(await page.getByLabel('Account SID').count()).to.equal(0)
    expect(await saves.count()).to.equal(0)

    const about = page.getByRole('region', { name: 'About Me' })
    await about.getByLabel('First name').fill('Dana Lee')
    await about.getByRole('button', { name: 'Save' }).click()
    await about.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
    expect((await director.call(getUser, { id: user._id })).first_name).to.equal('Dana Lee')
    await about.getByLabel('First name').fill(user.first_name)
    await about.getByRole('button', { name: 'Save' }).click()
    await about.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })

    await page.getByLabel('Old password').fill('x')
    await page.getByRole('button', { name: 'Change password' }).waitFor()
    await texts.getByRole('button', { name: 'Set up' }).click()
    await texts.getByLabel('Account SID').waitFor()
  })
})
