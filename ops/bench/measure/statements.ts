import { createConnection, type RowDataPacket } from 'mysql2/promise'

/**
 * How many selects the database ran for one call, by its own count. Other statements of those moments are counted with
 * it and disappear in the rounding.
 * @param calls how many calls `work` makes
 */
export async function statementsOf(
  databaseUrl: string,
  calls: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const connection = await createConnection(databaseUrl)
  const selects = async () => {
    const [rows] = await connection.query<RowDataPacket[]>("show global status like 'Com_select'")
    return Number(rows[0]?.Value)
  }
  const before = await selects()
  await work()
  const after = await selects()
  await connection.end()
  return Math.round((after - before) / calls)
}
