import type { Page } from 'playwright-core'

/** The times that can be chosen: those of the chosen role. Before a choice the times of all roles are there, disabled. */
const times = (page: Page) =>
  page.getByRole('radiogroup', { name: /^Times on/ }).getByRole('radio', { disabled: false })

/** Chooses a role on the booking page, where there is a choice; its free times are shown then. */
export async function chooseRole(page: Page, role: string): Promise<void> {
  const choice = page.getByRole('radiogroup', { name: 'Role' }).getByRole('radio', { name: role })
  await choice.or(times(page).first()).first().waitFor()
  if (await choice.isVisible()) await choice.click()
  await times(page).first().waitFor()
}

/** Takes a free time and confirms. @param place of the time among the free ones, from 0 */
export async function confirmTime(page: Page, place: number): Promise<void> {
  await times(page).nth(place).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Audition' })
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Appointment Confirmed').waitFor()
}
