import { expect } from 'chai'
import { type CastingScene, castingScene } from '../../drivers/http/casting-scene.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn } from '../../drivers/http/office.ts'
import { DESK, PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

const TICK = { name: 'Send each talent the link to their audition' }

describe('the copy of a group to a posting page', () => {
  const product = productInBrowser()
  let scene: CastingScene

  before(async () => {
    scene = await castingScene(product.origin)
  })

  /** The dialog for all groups of the review. */
  async function copying(token: string) {
    const page = await product.arrive(DESK, token)
    await page.goto(scene.review)
    await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').first().waitFor()
    await page.keyboard.press('a')
    await page.keyboard.press('c')
    const dialog = page.getByRole('dialog', { name: 'Copy to Posting page' })
    await dialog.getByRole('radio', { name: 'Later picks' }).check()
    return { page, dialog }
  }

  it('mails its talent the link to their own page where a super admin wants it, once, and says how many [PST-02]', async () => {
    const admin = await signIn(product.origin, 'admin')
    const { page, dialog } = await copying(admin.token!)
    await dialog.getByText('1 talent gets an e-mail.').waitFor()
    await dialog.getByRole('checkbox', TICK).check()
    await dialog.getByRole('button', { name: 'Copy to Later picks', exact: true }).click()
    await page.getByText('Copied to Later picks. 1 talent gets an e-mail.').waitFor()

    const log = new MessageLog(admin)
    const mail = await log.arrived('AUDITION_LINK', 'kept', { session_id: scene.session })
    const words = await log.read(mail)
    expect(words).not.to.match(/picks/i)
    const [link] = words.match(/https?:[^\s>]+\/message\/[^\s>]+/) ?? []
    const phone = await product.arrive(PHONE)
    await phone.goto(new URL(link!).pathname + new URL(link!).hash)
    await phone.getByText(/^Ana · Barista/).waitFor()

    await page.keyboard.press('a')
    await page.keyboard.press('c')
    await dialog.getByRole('radio', { name: 'Later picks' }).check()
    await dialog.getByText('No talent gets an e-mail. 1 had it with this page before.').waitFor()
  })

  detail('offers no mail to staff who are no super admins [PST-02]', async () => {
    const { dialog } = await copying(scene.director)
    await dialog.getByRole('checkbox', { name: 'Only liked videos' }).waitFor()
    expect(await dialog.getByRole('checkbox', TICK).count()).to.equal(0)
  })
})

describe('a copy to a posting page', () => {
  const product = productInBrowser()

  detail(
    'goes to the first page that lacks the group, says where it was already, and asks for a page at its field [PST-01]',
    async () => {
      const scene = await castingScene(product.origin)
      const page = await product.arrive(DESK, scene.director)
      await page.goto(scene.review)
      const dialog = page.getByRole('dialog', { name: 'Copy to Posting page' })
      const copying = async () => {
        await page.getByRole('checkbox', { name: /^Select Ana/ }).check()
        await page.keyboard.press('c')
        await dialog.waitFor()
      }
      await copying()
      await dialog.getByRole('radio', { name: 'Later picks', checked: true }).waitFor()
      await dialog.getByRole('button', { name: 'Copy to Later picks', exact: true }).waitFor()
      await dialog.getByRole('radio', { name: 'Picks', exact: true }).check()
      await dialog.getByRole('button', { name: 'Copy to Picks', exact: true }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByText('Already on Picks.').waitFor()
      await copying()
      await page.keyboard.press('Enter')
      await page.getByText('Copied to Later picks.').waitFor()
      await copying()
      await dialog.getByText('already there').nth(1).waitFor()
      await page.keyboard.press('Enter')
      await dialog.getByText('Please select or add a folder!').waitFor()
      const name = dialog.getByLabel('New page name')
      expect(await name.getAttribute('aria-invalid')).to.equal('true')
      await name.and(page.locator(':focus')).waitFor()
    },
  )
})
