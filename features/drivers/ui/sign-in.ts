import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'

/** Goes through the steps of signing in, from wherever the first of them is shown. */
export async function signInAs(page: Page, email: string, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.fill(secret)
  await page.getByRole('button', { name: 'Log In' }).click()
  await password.waitFor({ state: 'hidden' })
}

export const signIn = (page: Page, who: Parameters<typeof demoEmail>[0]): Promise<void> =>
  signInAs(page, demoEmail(who), DEMO_PASSWORD)
