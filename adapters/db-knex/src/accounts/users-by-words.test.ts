import { userNamed } from '@callboard/accounts/testing'
import { expect } from 'chai'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { rowsReadBy } from '../testing/rows-read-by.ts'
import { emptyMariadb } from '../testing/temporary-mariadb.ts'
import { accountsRepositories } from './accounts-repositories.ts'

describe('accounts by several words that more of them have than are looked up, on MariaDB', () => {
  it('are read in order of e-mail until the page is full', async () => {
    const many = 1_010
    const { settings, remove } = await emptyMariadb()
    const database = await openDatabase({ ...settings, connections: 2 })
    await migrate(database)
    await database.writer.transaction(async (query) => {
      const { users } = accountsRepositories(query)
      for (let at = 0; at < many; at += 1) await users.add(userNamed(`u${at}`))
    })
    const { users } = accountsRepositories(database.reader)
    const page = () => users.page({ words: 'ex u' }, {}, 2)
    expect(await page()).to.have.length(2)
    // The words are counted, and those of the rarer one looked at, before the accounts are.
    expect(await rowsReadBy(database, page)).to.be.below(6 * many)
    await database.close()
    await remove()
  })
})
