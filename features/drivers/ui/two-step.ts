import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { appCode } from '../../support/app-code.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The first two steps of signing in, from where the first is shown. */
export async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await box(page, 'Email').fill(email)
  await button(page, 'Continue with Email').click()
  await box(page, 'Password').fill(password)
  await button(page, 'Log In').click()
}

/** Pairs an app with the account, from where the key is shown. @returns the key and the recovery codes */
export async function pair(
  page: Page,
): Promise<{ readonly secret: string; readonly recovery: readonly string[] }> {
  await page.getByAltText('QR code of the key').waitFor()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await box(page, 'Code').fill(appCode(secret))
  await button(page, 'Turn on').click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  const recovery = await codes.allInnerTexts()
  expect(recovery).to.have.length(10)
  await button(page, 'I have kept them').click()
  return { secret, recovery }
}

/** @param windows of the app's code from the present one: each code is good once */
export async function typeCode(page: Page, secret: string, windows: number): Promise<void> {
  await box(page, 'Code').fill(appCode(secret, windows))
  await button(page, 'Log In').click()
}

export async function typeRecoveryCode(page: Page, code: string): Promise<void> {
  await button(page, 'Use a recovery code').click()
  await box(page, 'Recovery code').fill(code)
  await button(page, 'Log In').click()
}
