import type { Page } from 'playwright-core'

/** Opens the group of Ana and Dov on the page of `pageOfTwo`. @param path of that page */
export async function openPair(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('listitem').getByRole('button', { name: /Dov/ }).click()
  await page.getByRole('group', { name: /Ana/ }).waitFor()
}
