import type { Database } from '../open-database.ts'

/** Rows that MariaDB reads for the work, by the count that it keeps of the one connection of `reader`. */
export async function rowsReadBy({ reader }: Database, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const [rows]: { Value: string }[][] = await reader.raw("show session status like 'Handler_read%'")
    return rows!.reduce((sum, { Value }) => sum + Number(Value), 0)
  }
  const [first, idle] = [await read(), await read()]
  await work()
  // The question reads rows of its own.
  return (await read()) - idle - (idle - first)
}
