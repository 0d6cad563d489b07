import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

describe('npm run erase-again', function () {
  this.timeout(120_000)
  let data: string
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'callboard-again-'))
  })
  afterEach(() => rm(data, { recursive: true, force: true }))

  const run = (file: string, input: string, ...given: readonly string[]) =>
    new Promise<{ code: number; said: string }>((ended) => {
      const env = { PATH: process.env.PATH, CALLBOARD_DATA: data, CALLBOARD_LOG: 'silent' }
      const child: ChildProcess = execFile(
        process.execPath,
        [script(file), ...given],
        { env },
        (error, out, err) => ended({ code: error ? Number(error.code) : 0, said: out + err }),
      )
      child.stdin?.end(input)
    })
  const added = async (name: string, type: string) => {
    const made = await run(
      './add-account.ts',
      'loud garden chair\n',
      '--type',
      type,
      '--email',
      `${name}@example.com`,
      '--first',
      name,
      '--last',
      'Okafor',
    )
    expect(made.code, made.said).to.equal(0)
  }
  const rows = (sql: string) => {
    const database = new DatabaseSync(join(data, 'callboard.sqlite'))
    const found = database.prepare(sql).all()
    database.close()
    return found
  }

  it('deletes who is there again, has the other modules hear of it, and prints who is gone [ACC-16]', async () => {
    await added('ada', 'super_admin')
    await added('tess', 'talent')
    const [{ id: ada } = {}] = rows("select id from account_user where email = 'ada@example.com'")
    const [{ id: tess } = {}] = rows("select id from account_user where email = 'tess@example.com'")
    const again = await run('./erase-again.ts', `${tess} 2026-03-04T12:00:00.000Z\nnobody\n${ada}\n`)
    expect(again.code, again.said).to.equal(1)
    expect(again.said).to.contain('1 accounts are deleted again.')
    expect(again.said).to.contain(`${ada}: The last super admin cannot be deleted.`)
    expect(rows('select email from account_user where email is not null')).to.have.length(1)
    expect(rows("select name from job where name = 'lobby.erase-talent'")).to.have.length(1)
    const list = await run('./erase-again.ts', '', '--list')
    expect(list.said).to.match(new RegExp(`^${tess} \\d{4}-`))
  })
})
