import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { freePort } from '../../features/peers/free-port.ts'
import { root } from '../lib/root.ts'
import { expectServes, LAST_OF_DEMO, npmStart } from './npm-start.fixture.ts'

/** The packages are those of this checkout: `npm test` installs them with the same program as `npm start`. */
describe('npm start', () => {
  let data: string

  before(async () => {
    data = await mkdtemp(join(tmpdir(), 'callboard-start-'))
  })
  after(() => rm(data, { recursive: true, force: true }))

  it('migrates, seeds and serves from an empty folder, and seeds it only once [OPS-01]', async () => {
    const install = { checkout: root, data, port: await freePort() }
    const first = await npmStart(install, LAST_OF_DEMO)
    try {
      await expectServes(first, install.port)
    } finally {
      await first.stop()
    }
    const second = await npmStart(install, 'is ready')
    await second.stop()
    expect(second.printed.join('\n')).not.to.match(/Installing packages|Demo accounts/)
  })
})
