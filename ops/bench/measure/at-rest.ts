import { setTimeout as pause } from 'node:timers/promises'
import { createConnection, type RowDataPacket } from 'mysql2/promise'

const LOOK_AGAIN = 200

/** Resolves when no job of the product is due or runs, so that the jobs of a bench do not slow down the next one. */
export async function atRest(databaseUrl: string): Promise<void> {
  const connection = await createConnection(databaseUrl)
  const isBusy = async () => {
    const [rows] = await connection.query<RowDataPacket[]>(
      "select 1 from job where state <> 'failed' and run_at <= utc_timestamp(3) limit 1",
    )
    return rows.length > 0
  }
  while (await isBusy()) await pause(LOOK_AGAIN)
  await connection.end()
}
