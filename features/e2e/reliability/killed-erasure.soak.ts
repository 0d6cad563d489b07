import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deleteAccount, verifyToken } from '@callboard/accounts/contract'
import { addToGroup, finishGroup, getLobby } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { ownProduct } from '../support/product-for-tests.ts'

const TALENT = 6
const NAME = 'Zaubertalent'
const PASSWORD = 'a long enough secret'
/** Of the photos of a session. */
const folderOf = (session: string) => createHash('sha256').update(session).digest('hex')

describe('a server that is killed while accounts are being deleted', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-erased-'))
  })
  const product = ownProduct(() => ({ CALLBOARD_DATA: folder }))
  after(() => rm(folder, { recursive: true, force: true }))

  /** Tables, but for the hours' copies of what screens were told, and files that still say something of the talent. */
  async function remainders(session: string): Promise<readonly string[]> {
    const database = new DatabaseSync(join(folder, 'callboard.sqlite'), { readOnly: true })
    try {
      const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
      const found = tables.flatMap(({ name }) => {
        const rows = database.prepare(`select * from "${name}"`).all()
        return rows.some((row) => JSON.stringify(row).includes(NAME)) ? [`table ${name}`] : []
      })
      const files = await readdir(join(folder, 'blobs/objects'), { recursive: true })
      const photos = files.filter(
        (path) => path.startsWith(`photos/${folderOf(session)}/`) && path.endsWith('.jpg'),
      )
      return [...found.filter((name) => !/signal|replay/.test(name)), ...photos]
    } finally {
      database.close()
    }
  }
  const waiting = () => {
    const database = new DatabaseSync(join(folder, 'callboard.sqlite'), { readOnly: true })
    try {
      const [row] = database
        .prepare('select count(*) as count from job where run_at <= ?')
        .all(new Date().toISOString())
      return Number(row?.count)
    } finally {
      database.close()
    }
  }

  it('goes on with what was cut off: nothing of the talent is left in any module [ACC-14] [ACC-16] [REL-01]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const people: { readonly talent: ApiClient; readonly id: string }[] = []
    for (let at = 0; at < TALENT; at += 1) {
      const talent = await signUpTalent(product.origin, NAME)
      const { user } = await talent.call(verifyToken, {})
      const { submit } = await prepareCheckIn(product.origin, onboard, NAME, 'Barista', talent)
      const { record_id } = await submit()
      const { _id: group } = await director.call(addToGroup, { id: record_id })
      await director.call(finishGroup, { session: session._id, group, seen: [record_id] })
      people.push({ talent, id: user._id })
    }
    await until('the check-ins are told', waiting, (count) => count === 0)
    expect((await remainders(session._id)).length).to.be.greaterThan(3)

    await Promise.all(people.map(({ talent, id }) => talent.call(deleteAccount, { id, password: PASSWORD })))
    let cutOff = 0
    await product.killAndRestart(async () => {
      cutOff = waiting()
    })
    expect(cutOff, 'modules that had not heard of it at the kill').to.be.greaterThan(0)
    await until('every module has heard of it', waiting, (count) => count === 0)
    expect(await remainders(session._id)).to.deep.equal([])
    const { records } = await director.call(getLobby, { id: session._id })
    expect(records).to.deep.equal([])
  })
})
