import { actOnRecord, getRecord } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DESK, REFUSED } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { productInBrowser } from '../support/product-in-browser.ts'

describe('the dialogs about a talent of the lobby', () => {
  const product = productInBrowser({ asked: REFUSED })

  /** A lobby with one talent, and a page of it. */
  async function lobbyWith(name: string) {
    const director = await signIn(product.origin, 'director')
    const { studio_uri: uri, _id: session } = await startSession(director, ['Barista', 'Regular'])
    const arrival = await (await prepareCheckIn(product.origin, { uri, session }, name, 'Barista')).submit()
    const page = await product.arrive(DESK, director.token!)
    await page.goto(`/studio/${uri}/${session}`)
    await page.getByRole('listitem', { name: `${name} Example` }).waitFor()
    return { director, page, id: arrival.record_id, session, uri }
  }

  async function choose(page: Page, name: string, item: string): Promise<void> {
    await page.getByRole('button', { name: `More for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  it('change the role, also while the talent is called in [LOB-04]', async () => {
    const { director, page, id } = await lobbyWith('Ana')
    await choose(page, 'Ana', 'Edit role')
    const dialog = page.getByRole('dialog', { name: 'Update Role: Ana Example' })
    const role = dialog.getByRole('combobox', { name: 'Role' })
    await role.fill('')
    await role.press('Enter')
    await dialog.getByText('Please add a Role').waitFor()
    await director.call(actOnRecord, { id, action: 'call-in', version: 1 })
    await role.fill('Stunt driver')
    await role.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const stored = await director.call(getRecord, { id })
    expect([stored.role, stored.state]).to.deep.equal(['Stunt driver', 'in_casting'])
  })

  detail('set and clear the actual call [LOB-04]', async () => {
    const { director, page, id } = await lobbyWith('Ben')
    await choose(page, 'Ben', 'Edit actual call')
    const dialog = page.getByRole('dialog', { name: 'Update Actual Call Time: Ben Example' })
    await dialog.getByRole('combobox', { name: 'Actual call' }).fill('14:2')
    await page.getByRole('option', { name: '14:25' }).click()
    await dialog.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('listitem', { name: 'Ben' }).filter({ hasText: '2:25 PM' }).waitFor()
    expect((await director.call(getRecord, { id })).actual_call).to.equal('14:25')
  })
})
