import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { freePort } from '../../features/peers/free-port.ts'
import { root } from '../lib/root.ts'
import { expectServes, LAST_OF_DEMO, npmStart } from './npm-start.fixture.ts'

/** Makes a folder with the files of a clone and the uncommitted ones. */
async function freshCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-fresh-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-d'], { cwd: root, encoding: 'utf8' }).split('\n'),
  )
  for (const file of listed.split('\n'))
    if (file && !deleted.has(file)) await cp(join(root, file), join(folder, file))
  return folder
}

describe('npm start on a fresh checkout', () => {
  let checkout: string

  before(async () => {
    checkout = await freshCheckout()
  })
  after(() => rm(checkout, { recursive: true, force: true }))

  it('installs, builds, migrates, seeds and serves, and installs only once [OPS-01]', async () => {
    const install = { checkout, data: join(checkout, 'data'), port: await freePort() }
    const first = await npmStart(install, LAST_OF_DEMO)
    try {
      expect(first.printed.join('\n'))
        .to.match(/Installing packages/)
        .and.match(/Building the web app/)
      await expectServes(first, install.port)
    } finally {
      await first.stop()
    }
    const second = await npmStart(install, 'is ready')
    await second.stop()
    expect(second.printed.join('\n')).not.to.match(/Installing packages/)
  })
})
