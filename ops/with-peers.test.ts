import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { listens } from '../features/peers/program.ts'
import { root } from './lib/root.ts'

const TELL = `const { CALLBOARD_TEST_MARIADB, CALLBOARD_TEST_REDIS, CALLBOARD_TEST_S3 } = process.env
  console.log([CALLBOARD_TEST_MARIADB, CALLBOARD_TEST_REDIS, CALLBOARD_TEST_S3].join(' '))
  setInterval(() => {}, 1000)`

describe('a command beside the peers', () => {
  it('takes them along when it is ended', async () => {
    const run = spawn(process.execPath, [join(root, 'ops/with-peers.ts'), process.execPath, '-e', TELL], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(run, 'exit')
    const [line] = await Promise.race([
      once(createInterface({ input: run.stdout }), 'line'),
      ended.then(([code]) => expect.fail(`it ended with ${code} before its command began`)),
    ])
    const ports = String(line)
      .split(' ')
      .map((address) => Number(new URL(address).port))
    for (const port of ports) expect(await listens(port)).to.equal(true)
    run.kill('SIGTERM')
    expect(await ended).to.deep.equal([1, null])
    for (const port of ports) expect(await listens(port)).to.equal(false)
  })
})
