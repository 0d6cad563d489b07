import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { givenSettings } from './child-process.ts'

/** A process of its own: migrates and writes the names of the steps it made, as JSON. */
const database = await openDatabase(givenSettings())
const made = await migrate(database)
await database.close()
process.stdout.write(JSON.stringify(made))
