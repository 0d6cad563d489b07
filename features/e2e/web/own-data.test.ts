import { readFile } from 'node:fs/promises'
import { getOwnData, requestOwnData, verifyToken } from '@callboard/accounts/contract'
import { getMessage, listMessages } from '@callboard/admin/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { bookedTalent } from '../../drivers/http/booked-talent.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { DESK, PHONE, REFUSED } from '../../support/browser.ts'
import { readStoredZip } from '../../support/read-zip.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const part = (page: Page) => page.getByRole('region', { name: 'Your data' })

describe('the own data on the account page', () => {
  const product = productInBrowser()

  async function newTalent() {
    const director = await signIn(product.origin, 'director')
    const { _id: session, dates } = await startSession(director, ['Barista'])
    return await bookedTalent(product.origin, director, { session, day: dates[1]!._id })
  }
  for (const [where, screen, test] of [
    ['desk', DESK, detail],
    ['phone', PHONE, it],
  ] as const)
    test(`are asked for, waited for and saved at a ${where}, and unzip [ACC-16] [OPS-08]`, async () => {
      const talent = await newTalent()
      const page = await product.arrive(screen, talent.token)
      await page.goto('/profile?tab=account')
      const ask = part(page).getByRole('button', { name: 'Ask for my data' })
      await ask.waitFor()
      // Small archives are ready before the page looks again: it is kept from that until its first words are seen.
      const seen = Promise.withResolvers<void>()
      await page.route('**/own-data', async (route) => {
        if (route.request().method() === 'GET') await seen.promise
        await route.continue()
      })
      await ask.click()
      await part(page).getByText('Putting your data together: 0 %').waitFor()
      await part(page).getByRole('progressbar', { name: 'Putting your data together' }).waitFor()
      seen.resolve()
      await part(page)
        .getByText(/^Your data are ready: \d+ files$/)
        .waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).to.be.at.most(screen.width)
      const download = page.waitForEvent('download')
      await part(page).getByRole('button', { name: 'Download' }).click()
      const file = await download
      expect(file.suggestedFilename()).to.match(/^callboard-data-\d{4}-\d{2}-\d{2}\.zip$/)
      const files = readStoredZip(await readFile(await file.path()))
      const rows = (name: string) => JSON.parse(files.get(name)!.toString())
      expect(rows('profile.json')[0].email).to.match(/^tess-/)
      expect(rows('bookings.json')[0].role).to.equal('Barista')
      expect(files.get('README.txt')!.toString()).to.contain('bookings.json')
    })
})

describe('own data that are asked for too often', () => {
  const product = productInBrowser({ asked: REFUSED })

  detail('are refused with the reason, after mails that lead to the account page only [ACC-16]', async () => {
    const admin = await signIn(product.origin, 'admin')
    const talent = await signUpTalent(product.origin, 'Tess')
    const { user } = await talent.call(verifyToken, {})
    const { _id: id, email } = user
    for (let asked = 0; asked < 3; asked += 1) {
      await talent.call(requestOwnData, { id })
      await until('the data are ready', async () => {
        const { own_data } = await talent.call(getOwnData, { id })
        return own_data?.state === 'ready'
      })
    }
    const newest = await until('a mail for each', async () => {
      const { messages } = await admin.call(listMessages, { to: email, template: 'OWN_DATA_READY' })
      return messages.length === 3 ? messages[0] : null
    })
    const { text } = await admin.call(getMessage, { id: newest?._id ?? '' })
    expect(text.match(/https?:[^\s>]+/g)).to.deep.equal([`${product.origin}/profile?tab=account`])

    const page = await product.arrive(DESK, talent.token)
    await page.goto('/profile?tab=account')
    await part(page).getByRole('button', { name: 'Ask again' }).click()
    await part(page).getByText('Your data can be asked for 3 times a day. Ask again tomorrow.').waitFor()
    await part(page).getByRole('button', { name: 'Download' }).waitFor()
  })
})
