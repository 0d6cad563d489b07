import type { Page } from 'playwright-core'

/** @returns how many sheets of paper the page takes, as Chromium prints it */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
