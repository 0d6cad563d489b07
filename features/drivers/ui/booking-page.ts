import type { Page } from 'playwright-core'

/** Chooses a role on the booking page; its free times are shown then. */
export async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: role }).click()
  await page.getByRole('radio').first().waitFor()
}

/** Takes the first free time and confirms. */
export async function confirmFirstTime(page: Page): Promise<void> {
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Audition' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Appointment Confirmed').waitFor()
}
