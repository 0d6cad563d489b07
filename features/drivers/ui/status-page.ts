import type { Page } from 'playwright-core'

/** Presses Join, looks at the own picture where it is the first time, and waits for the room. */
export async function joinOn(phone: Page): Promise<void> {
  const joinNow = phone.getByRole('button', { name: 'Join now' })
  const controls = phone.getByRole('toolbar', { name: 'Meeting controls' })
  await phone.getByRole('button', { name: /^Join( the .*)?$/ }).click()
  await joinNow.or(controls).first().waitFor()
  if (await joinNow.isVisible()) await joinNow.click()
  await controls.waitFor()
}
