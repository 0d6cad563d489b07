// npm run pictures -- --routes FOLDER [--only calendar,video] [--at ORIGIN]: pictures of every page of the demo.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDemo } from '../peers/demo.ts'
import { openBrowser } from '../support/browser.ts'
import { takeRoutePictures } from './route-pictures.ts'

const { values } = parseArgs({
  options: { routes: { type: 'string' }, only: { type: 'string' }, at: { type: 'string' } },
})

const data = await mkdtemp(join(tmpdir(), 'callboard-pictures-'))
const product = values.at ? undefined : await startDemo(data)
const browser = await openBrowser([])
try {
  const origin = values.at ?? product!.origin
  await takeRoutePictures(browser, origin, values.routes!, values.only?.split(','))
} finally {
  await browser.close()
  await product?.stop()
  await rm(data, { recursive: true, force: true })
}
