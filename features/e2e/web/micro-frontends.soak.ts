import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { root } from '../../peers/root.ts'
import { DESK } from '../../support/browser.ts'
import { ownWebFolder, UNKNOWN_SESSION } from './micro-frontends-scene.ts'

const run = promisify(execFile)

/** Every file of a web folder but the lobby's and the lists of parts and their files, with a digest of its bytes. */
async function everythingElse(web: string): Promise<Record<string, string>> {
  const entries = await readdir(web, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const others = files.filter(
    (file) => !/^(mfe\/lobby\/|(mfe-manifest|preloads)\.json)/.test(relative(web, file)),
  )
  const digests = others.map(async (file) => [
    file,
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(digests))
}

/** Builds the lobby again, with a line of its own at the head of every script. */
async function buildLobby(folder: string, line: string): Promise<string> {
  const built = join(folder, 'dist')
  const config = join(folder, 'webpack.config.mjs')
  const from = (path: string) => pathToFileURL(join(root, path)).href
  await writeFile(
    config,
    `import webpack from '${from('node_modules/webpack/lib/index.js')}'
     import { mfeConfig } from '${from('mfe/kit/build/index.ts')}'
     const config = mfeConfig(${JSON.stringify(join(root, 'mfe/lobby'))}, 'lobby')
     config.output.path = ${JSON.stringify(built)}
     config.plugins.push(new webpack.BannerPlugin({ banner: ${JSON.stringify(line)}, raw: true, test: /\\.js$/ }))
     export default config`,
  )
  await run(process.execPath, [join(root, 'node_modules/webpack-cli/bin/cli.js'), 'build', '-c', config], {
    cwd: root,
  })
  return built
}

describe('a micro-frontend', () => {
  const place = ownWebFolder()

  const ship = (built: string) =>
    run(process.execPath, [join(root, 'ops/ship.ts'), 'lobby', '--to', place.web, '--built', built], {
      cwd: root,
    })
  const buildOnPage = "globalThis.lobbyBuild ?? 'first'"

  it('is replaced without touching the shell or another one [APP-15]', async () => {
    const page = await place.product.arrive(DESK)
    await page.goto(UNKNOWN_SESSION)
    await page.getByText('This link is invalid.').waitFor()
    expect(await page.evaluate(buildOnPage)).to.equal('first')

    const before = await everythingElse(place.web)
    await ship(await buildLobby(place.folder, "globalThis.lobbyBuild = 'second';"))
    expect(await everythingElse(place.web)).to.deep.equal(before)

    await page.reload()
    await page.getByText('This link is invalid.').waitFor()
    expect(await page.evaluate(buildOnPage)).to.equal('second')
  })

  it('that crashes shows an error in its place, and works after Retry once it is mended [APP-16]', async () => {
    const mended = await readFile(join(place.web, 'mfe-manifest.json'))
    await ship(await buildLobby(place.folder, "throw new Error('A broken build');"))
    const page = await place.product.arrive(DESK)
    await page.goto(UNKNOWN_SESSION)
    const retry = page.getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await page.getByRole('link', { name: 'Callboard' }).waitFor()

    await writeFile(join(place.web, 'mfe-manifest.json'), mended)
    await retry.click()
    await page.getByText('This link is invalid.').waitFor()
  })
})
