import { chromium } from 'playwright-core'
import { signIn } from './drivers/http/office.ts'
import { demoPlaces } from './pages/demo-places.ts'

const origin = 'http://127.0.0.1:18777'
const places = await demoPlaces(origin)
const director = await signIn(origin, 'director')
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
for (const [name, viewport] of [
  ['1440', { width: 1440, height: 900 }],
  ['390', { width: 390, height: 844 }],
] as const) {
  const context = await browser.newContext({ viewport, baseURL: origin })
  await context.addCookies([{ name: 'callboard', value: director.token!, url: origin }])
  const page = await context.newPage()
  await page.goto(`/video/${places.uri}/${places.session}`)
  await page.getByRole('list', { name: 'Groups' }).getByRole('listitem').first().waitFor()
  await page.keyboard.press('a')
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/look-bar-${name}.png` })
  await page.keyboard.press('Shift+C')
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/look-dialog-${name}.png` })
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true })
  if (await copy.isVisible()) {
    await page.getByRole('radio').first().check()
    await copy.click()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/look-done-${name}.png` })
    const link = page.getByRole('link', { name: 'Open its review' })
    if (await link.isVisible()) {
      await link.click()
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/look-there-${name}.png` })
    }
  }
}
await browser.close()
