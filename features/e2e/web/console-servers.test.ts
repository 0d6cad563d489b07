import { randomUUID } from 'node:crypto'
import { getCredentials, saveCredentials } from '@callboard/admin/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { signIn } from '../../drivers/http/office.ts'
import { type AutoScaling, startAutoScaling } from '../../peers/auto-scaling.ts'
import { DESK, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const CLOUD_KEY = 'AKIAIOSFODNN7EXAMPLE'

describe('servers and credentials in the console', () => {
  let peer: AutoScaling
  before(async () => {
    peer = await startAutoScaling(CLOUD_KEY)
    const { server: cloud } = peer
    cloud.put({ name: 'api', desired: 2, least: 1, most: 4, states: ['InService', 'InService'] })
    cloud.put({ name: 'workers', desired: 1, least: 0, most: 2, states: ['Pending'] })
  })
  after(() => peer.stop())
  // A change that the cloud refuses is asked for on purpose.
  const product = productInBrowser({
    product: ownProduct(() => peer.env),
    asked: REFUSED,
  })
  let page: Page

  beforeEach(async () => {
    page = await product.arrive(DESK, (await signIn(product.origin, 'admin')).token)
  })

  detail('say that no cloud is set up, and where that is done [ADM-07]', async () => {
    await page.goto('/callboard-admin?tab=services')
    await page.getByText('No cloud is set up').waitFor()
    await page.getByRole('link', { name: 'Go to Credentials' }).click()
    await page.getByRole('region', { name: 'AWS' }).waitFor()
  })

  it('keeps the keys of a service behind a question and shows their ends only [ADM-09]', async () => {
    const secret = `SECRETofTHEoffice${randomUUID().slice(0, 4)}`
    await page.goto('/callboard-admin?tab=credentials')
    const aws = page.getByRole('region', { name: 'AWS' })
    await aws.getByLabel('AWS_ACCESS_KEY_ID').fill(CLOUD_KEY)
    await aws.getByLabel('AWS_SECRET_ACCESS_KEY').fill(secret)
    await page.getByRole('button', { name: 'Update' }).click()
    const question = page.getByRole('dialog', { name: 'Change the credentials?' })
    await question.getByText('AWS_SECRET_ACCESS_KEY gets a new value').waitFor()
    await question.getByRole('button', { name: 'Change' }).click()
    await aws.getByText('AWS needs this one with the others.').waitFor()
    await aws.getByLabel('AWS_REGION').fill('us-west-2')
    await page.getByRole('button', { name: 'Update' }).click()
    await question.getByRole('button', { name: 'Change' }).click()
    await page.getByText('The credentials are saved.').waitFor()
    await page.getByText('Updated by').waitFor()
    const shown = aws.getByRole('textbox', { name: 'AWS_SECRET_ACCESS_KEY' })
    expect(await shown.getAttribute('placeholder')).to.equal(`•••• ${secret.slice(-4)}`)
    expect(await page.content()).not.to.include(secret)
  })

  detail('leaves typed keys where another super admin saves some meanwhile [ADM-09]', async () => {
    await page.clock.install()
    await page.goto('/callboard-admin?tab=credentials')
    const aws = page.getByRole('region', { name: 'AWS' })
    const field = (name: string) => aws.getByRole('textbox', { name })
    const region = field('AWS_REGION')
    await field('AWS_ACCESS_KEY_ID').fill(CLOUD_KEY)
    await field('AWS_SECRET_ACCESS_KEY').fill('SECRETofTHEoffice')
    await region.fill('us-west-2')
    const admin = await signIn(product.origin, 'admin')
    const stored = () => admin.call(getCredentials, {})
    await admin.call(saveCredentials, {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'f'.repeat(32),
      TWILIO_FROM: '+13105550199',
      version: (await stored()).version,
    })
    // The page asks anew where a person comes back to it after a time.
    await page.clock.fastForward(60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.getByText('Updated by').waitFor()
    expect(await region.inputValue()).to.equal('us-west-2')

    const question = page.getByRole('dialog', { name: 'Change the credentials?' })
    const update = async () => {
      await page.getByRole('button', { name: 'Update' }).click()
      await question.getByRole('button', { name: 'Change' }).click()
      await question.waitFor({ state: 'detached' })
    }
    await update()
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this list' })
    await told.getByRole('button', { name: 'Keep mine' }).click()
    const { version } = await stored()
    await update()
    await until('the keys are saved', async () => (await stored()).version > version)
    // The next change begins from what is stored now.
    const saved = (await stored()).version
    await aws.locator('[placeholder="•••• fice"]').waitFor()
    expect(await region.inputValue()).to.equal('')
    await region.fill('us-east-1')
    await update()
    await until('the region is saved', async () => (await stored()).version > saved)
  })

  it('changes how many servers there are to be, after a question [ADM-07]', async () => {
    await page.goto('/callboard-admin?tab=services')
    const { server: cloud } = peer
    const update = page.getByRole('button', { name: 'Update' })
    const api = page.getByLabel('Desired capacity of api')
    await api.waitFor()
    expect(await update.isDisabled()).to.equal(true)
    await page.getByText('2: 2 InService').waitFor()
    await api.fill('3')
    await update.click()
    const question = page.getByRole('dialog', { name: 'Change the capacity?' })
    await question.getByRole('row', { name: 'api 3 2' }).waitFor()
    const served = cloud.groups.get('api')!
    cloud.put({ ...served, most: 2 })
    await question.getByRole('button', { name: 'Update' }).click()
    await question.getByText('Request was not handled successfully').waitFor()
    cloud.put(served)
    await question.getByRole('button', { name: 'Update' }).click()
    await question.waitFor({ state: 'detached' })
    expect(cloud.groups.get('api')?.desired).to.equal(3)
    await page.getByText('Updated by').waitFor()
    expect(await update.isDisabled()).to.equal(true)
  })
})
