import { expect } from 'chai'
import { adviceOn, databaseAdvice } from './database-advice.ts'
import { openDatabase } from './open-database.ts'
import { emptyMariadb } from './testing/temporary-mariadb.ts'

describe('advice on a MariaDB', () => {
  it('names each setting that is off, and what is missing without it', () => {
    const right = { innodb_flush_log_at_trx_commit: '1', innodb_immediate_scrub_data_uncompressed: '1' }
    expect(adviceOn(right)).to.deep.equal([])
    const [lost, ...others] = adviceOn({ ...right, innodb_flush_log_at_trx_commit: '2' })
    expect(lost).to.contain('innodb_flush_log_at_trx_commit should be 1. A crash')
    expect(others).to.deep.equal([])
    expect(adviceOn({ ...right, innodb_immediate_scrub_data_uncompressed: 'OFF' })[0]).to.contain(
      'also of deleted accounts, stays readable',
    )
    expect(adviceOn({})).to.have.length(2)
  })

  it('is empty for one with the settings of ops/deploy/compose.yaml, on MariaDB', async () => {
    const empty = await emptyMariadb()
    const database = await openDatabase(empty.settings)
    expect(await databaseAdvice(database)).to.deep.equal([])
    await database.close()
    await empty.remove()
  })
})
