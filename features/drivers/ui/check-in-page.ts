import type { Page } from 'playwright-core'

/** Goes through the four steps of checking in, with the camera. */
export async function checkIn(page: Page, name: string, role: string, last: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('(310) 555-0142')
  await next.click()
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: role }).click()
  await next.click()
  await page.getByRole('button', { name: 'Take photo' }).click()
  await page.getByRole('img', { name: 'You, today' }).waitFor()
  await next.click()
  await page.getByLabel('I agree to the terms').check()
  await page.getByLabel('Text me when my turn comes').check()
  await page.getByRole('button', { name: last }).click()
}
