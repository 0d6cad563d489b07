import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, ViewportSize } from 'playwright-core'
import { DESK, PHONE } from '../support/browser.ts'
import { demoPlaces } from './demo-places.ts'
import { everyPage } from './every-page.ts'
import { signInOnce } from './sign-in-once.ts'
import { watchStands } from './stands.ts'

const SIZES: Readonly<Record<string, ViewportSize>> = { desk: DESK, phone: PHONE }
const SCHEMES = ['light', 'dark'] as const

/** Every page of the demo at both sizes, in light and dark. @param only how names of pages begin; default: all */
export async function takeRoutePictures(
  browser: Browser,
  origin: string,
  folder: string,
  only?: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const tokenOf = signInOnce(origin)
  for (const { name, path, account } of everyPage(await demoPlaces(origin))) {
    if (only && !only.some((wanted) => name.startsWith(wanted))) continue
    console.info(name)
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport,
        reducedMotion: 'reduce',
        permissions: ['camera', 'microphone'],
      })
      try {
        if (account)
          await context.addCookies([{ name: 'callboard', value: await tokenOf(account), url: origin }])
        const page = await context.newPage()
        const stands = watchStands(page)
        await page.goto(path)
        await stands()
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme })
          const file = name.replaceAll(/[^a-z-]+/g, '-').replace(/-$/, '')
          await page.screenshot({ path: join(folder, `${file}.${size}.${colorScheme}.png`) })
        }
      } finally {
        await context.close()
      }
    }
  }
}
