import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DESK } from '../../support/browser.ts'
import { ownWebFolder, UNKNOWN_SESSION } from './micro-frontends-scene.ts'

describe('a micro-frontend', () => {
  const place = ownWebFolder()

  it('that is not there shows an error in its place, and the rest goes on [APP-16]', async () => {
    const manifest = JSON.parse(await readFile(join(place.web, 'mfe-manifest.json'), 'utf8'))
    manifest.lobby.entry = '/mfe/lobby/gone/container.js'
    await writeFile(join(place.web, 'mfe-manifest.json'), JSON.stringify(manifest))
    const page = await place.product.arrive(DESK)
    await page.goto(UNKNOWN_SESSION)
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await page.goto('/auth')
    await page.getByRole('heading', { name: 'Sign in to Callboard' }).waitFor()
  })
})
