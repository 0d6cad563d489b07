import type { Database } from './open-database.ts'

/** Settings of a MariaDB that Callboard needs and cannot make itself, with what is missing without them. */
const NEEDED: Readonly<Record<string, { readonly value: string; readonly without: string }>> = {
  innodb_flush_log_at_trx_commit: {
    value: '1',
    without: 'A crash of its machine may lose the writes of the last second.',
  },
  innodb_immediate_scrub_data_uncompressed: {
    value: '1',
    without: 'What was deleted, also of deleted accounts, stays readable in its files.',
  },
}

/** @param settings of the server, by name; one that it does not know is absent */
export const adviceOn = (settings: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(NEEDED)
    .filter(([name, { value }]) => String(settings[name]) !== value)
    .map(
      ([name, { value, without }]) =>
        `DATABASE_URL: the MariaDB setting ${name} should be ${value}. ${without}`,
    )

/**
 * For the log at start.
 * @returns a sentence for each setting of the server that should be another one
 */
export async function databaseAdvice({
  kind,
  reader,
}: Pick<Database, 'kind' | 'reader'>): Promise<readonly string[]> {
  if (kind === 'sqlite') return []
  const [known] = await reader.raw('show global variables where variable_name in (?, ?)', Object.keys(NEEDED))
  return adviceOn(
    Object.fromEntries(
      (known as { Variable_name: string; Value: string }[]).map(({ Variable_name, Value }) => [
        Variable_name,
        // MariaDB says the one as a number and the other as a word.
        Value === 'ON' ? '1' : Value,
      ]),
    ),
  )
}
