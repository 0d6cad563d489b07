import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'chai'

const run = promisify(execFile)
const checkout = fileURLToPath(new URL('../../..', import.meta.url))

async function sourceFiles(): Promise<readonly string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout } = await run('git', args, { cwd: checkout, maxBuffer: 2 ** 26 })
  return stdout.split('\0').filter((name) => name !== '')
}

/** Copies the sources as they are now, with hard links to the installed packages. */
async function copyCheckout(to: string): Promise<void> {
  for (const file of await sourceFiles()) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await cp(join(checkout, file), join(to, file))
  }
  await run('cp', ['-al', join(checkout, 'node_modules'), join(to, 'node_modules')])
}

/** @returns the contents of the built files by name, without a build cache */
async function build(folder: string, part: string): Promise<Readonly<Record<string, string>>> {
  const cwd = join(folder, part)
  await run(process.execPath, [join(folder, 'node_modules/webpack/bin/webpack.js'), 'build'], { cwd })
  const dist = join(cwd, 'dist')
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map(async (file) => [relative(dist, file), await readFile(file, 'base64')])
  return Object.fromEntries(await Promise.all(files))
}

describe('a build [PER-15]', () => {
  let base: string
  const folders = () => [join(base, 'a'), join(base, 'a-much-longer-name')] as const

  before(async () => {
    await mkdir(join(checkout, '.callboard'), { recursive: true })
    // Hard links end where a disk ends, so the copies are made within the checkout.
    base = await mkdtemp(join(checkout, '.callboard/builds-'))
    for (const folder of folders()) await copyCheckout(folder)
  })
  after(() => rm(base, { recursive: true, force: true }))

  for (const part of ['shells/web', 'mfe/admin'])
    it(`of ${part} is the same to the byte in two folders`, async () => {
      const [here, there] = folders()
      const built = await build(here, part)
      expect(built).to.include.keys('callboard.json')
      expect(await build(there, part)).to.deep.equal(built)
    })
})
