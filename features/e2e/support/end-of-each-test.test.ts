import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../../peers/root.ts'

interface Report {
  readonly passes: readonly { readonly title: string }[]
  readonly failures: readonly { readonly title: string; readonly err: { readonly message: string } }[]
}

/** What Mocha says of the fixture. */
const reportOfFixture = (): Promise<Report> =>
  new Promise((resolve, reject) => {
    const fixture = join(import.meta.dirname, 'failing.fixture.ts')
    const args = [join(root, 'node_modules/mocha/bin/mocha.js'), '--no-config', '--reporter', 'json', fixture]
    // It ends with the number of its failures.
    execFile(process.execPath, args, { cwd: root }, (fault, printed) =>
      printed ? resolve(JSON.parse(printed)) : reject(fault),
    )
  })

describe('a check at the end of each test', () => {
  it('fails its own test only, adds its words to those of the test, and keeps what explains them', async () => {
    const { passes, failures } = await reportOfFixture()
    expect(passes.map(({ title }) => title)).to.deep.equal(['passes', 'passes again'])
    const words = failures.map(({ err }) => err.message.split('\n'))
    expect(words.map((lines) => lines.slice(0, -1))).to.deep.equal([
      ['A fault of the server'],
      ['A fault of the test', 'A fault of the server'],
    ])
    for (const lines of words) {
      const [, folder] = /^What was kept of it: (.+)$/.exec(lines.at(-1)!)!
      expect(await readFile(join(root, folder!, 'kept.txt'), 'utf8')).to.equal('A fault of the server')
      await rm(join(root, folder!), { recursive: true })
    }
  })
})
