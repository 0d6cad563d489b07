import type { Page } from 'playwright-core'

/** Fills in the step with the talent's name and contact. */
export async function sayWho(page: Page, name: string): Promise<void> {
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('(310) 555-0142')
}

/** Chooses a role in the step of roles. */
export async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('radio', { name: role }).check()
}

/** Takes a photo in the step of photos, with the camera. */
export async function takePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take photo' }).click()
  await page.getByRole('img', { name: 'You, today' }).waitFor()
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Goes through the four steps of checking in. @param last words of the button that ends them */
export async function checkIn(page: Page, name: string, role: string, last: string): Promise<void> {
  await sayWho(page, name)
  await next(page)
  await chooseRole(page, role)
  await next(page)
  await takePhoto(page)
  await next(page)
  await page.getByLabel('I agree to the terms').check()
  const texts = page.getByLabel('Text me when my turn comes')
  await texts.or(page.getByText('This office sends no texts.')).waitFor()
  if (await texts.isVisible()) await texts.check()
  await page.getByRole('button', { name: last }).click()
}
