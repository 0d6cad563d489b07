import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

describe('npm run verify-audit', function () {
  this.timeout(120_000)
  let data: string
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'callboard-audit-'))
  })
  afterEach(() => rm(data, { recursive: true, force: true }))

  const run = (...given: readonly string[]) =>
    new Promise<{ code: number; said: string }>((ended) => {
      const env = { PATH: process.env.PATH, CALLBOARD_DATA: data, CALLBOARD_LOG: 'silent' }
      execFile(process.execPath, [script('./verify-audit.ts'), ...given], { env }, (error, out, err) =>
        ended({ code: error ? Number(error.code) : 0, said: out + err }),
      )
    })

  it('says that a log is whole and where it ends, and ends with 1 when it was changed [ADM-11]', async () => {
    const whole = await run()
    expect(whole.code, whole.said).to.equal(0)
    expect(whole.said).to.contain('The audit log is whole. Its end: 0:')
    const database = new DatabaseSync(join(data, 'callboard.sqlite'))
    database.exec('update audit_head set number = 2')
    database.close()
    const cut = await run()
    expect([cut.code, cut.said.trim()]).to.deep.equal([1, 'Rows 1 to 2 are missing.'])
  })

  it('refuses an end that no run has printed', async () => {
    expect((await run('--last', 'yesterday')).code).to.equal(2)
  })
})
