import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { givenSettings } from './child-process.ts'

/** A process of its own: migrates, and dies when it has had answers to as many statements as it is told. */
const database = await openDatabase(givenSettings())
let left = Number(process.argv[3])
const dying = {
  ...database,
  aside() {
    const query = database.aside()
    query.on('query-response', () => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
    })
    return query
  },
}
await migrate(dying)
await database.close()
