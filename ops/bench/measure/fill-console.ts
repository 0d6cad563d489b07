import type { Database } from '@callboard/db-knex'

export interface Size {
  readonly users: number
  /** And rows of the audit log. */
  readonly messages: number
}

const ROWS_AT_ONCE = 20_000
/** What waits is done soon and is no more of a larger install; what failed stays, one of so many messages. */
const WAITING_JOBS = 1_000
const MESSAGES_A_FAILED_JOB = 10_000

/** Accounts, messages, rows of the audit log and jobs, written past the product. */
export async function fillConsole(database: Database, { users, messages }: Size): Promise<void> {
  const mysql = database.kind === 'mysql'
  /** Runs a statement over the numbers from 1, some at a time: a long one is taken for a lost connection. */
  async function fill(count: number, statement: (rows: string) => string): Promise<void> {
    for (let from = 1; from <= count; from += ROWS_AT_ONCE) {
      const to = Math.min(count, from + ROWS_AT_ONCE - 1)
      const rows = mysql
        ? `(select seq as n from seq_${from}_to_${to}) as numbers`
        : `(with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to}) select n from numbers)`
      await database.writer.raw(statement(rows))
    }
  }
  const text = (...parts: readonly string[]) => (mysql ? `concat(${parts.join(',')})` : parts.join(' || '))
  const padded = (number: string, digits: number) =>
    mysql ? `lpad(${number}, ${digits}, '0')` : `printf('%0${digits}d', ${number})`
  const oneOf = (number: string, values: readonly string[]) =>
    `case ${number} % ${values.length} ${values.map((value, at) => `when ${at} then '${value}'`).join(' ')} end`
  const instant = (number: string) =>
    mysql
      ? `timestamp('2026-01-01') + interval ${number} * 10 second`
      : `strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + ${number} * 10, 'unixepoch')`

  const userType = oneOf('n', ['client', 'talent', 'talent', 'talent', 'casting_director'])
  await fill(
    users,
    (
      rows,
    ) => `insert into account_user (id, email, user_type, first_name, last_name, first_name_key, last_name_key,
       staff_requested, created_at)
     select ${text("'u'", 'n')}, ${text("'u'", padded('n', 7), "'@example.com'")},
       ${userType},
       'Ana', 'Example', 'ana', 'example',
       case when n % 100 = 0 then 1 else 0 end, ${instant('n')} from ${rows}`,
  )
  // Everybody has the words of the name, one in 397 a rare one, and each half one that the other lacks.
  const address = text("'u'", padded('n', 7), "'@example.com'")
  const rare = 'n % 397 = 0'
  const [left, right] = ['n % 2 = 0', 'n % 2 = 1']
  const words = text(
    address,
    "' ana example '",
    `case when ${left} then 'left' else 'right' end`,
    `case when ${rare} then ' rare' else '' end`,
  )
  /** Found by each of its parts. @param letters of the word, which is given as SQL */
  const findBy = async (word: string, letters: number, whom = '1 = 1') => {
    for (let from = 1; from <= letters; from += 1)
      await fill(
        users,
        (rows) =>
          `insert ${mysql ? '' : 'or'} ignore into account_user_word (user_id, beginning, email, user_type, words)
           select ${text("'u'", 'n')}, substr(${word}, ${from}), ${address}, ${userType}, ${words} from ${rows}
           where ${whom}`,
      )
  }
  await findBy(address, 'u0000000@example.com'.length)
  for (const word of ['ana', 'example']) await findBy(`'${word}'`, word.length)
  await findBy("'left'", 'left'.length, left)
  await findBy("'right'", 'right'.length, right)
  await findBy("'rare'", 'rare'.length, rare)
  // A message in a thousand has failed, and the rest is sent, but for the few of other states.
  await fill(
    messages,
    (
      rows,
    ) => `insert into message (id, message_key, channel, recipient, template, placeholder_values, attachments, about,
       project_id, session_id, state, attempts, tried_before, created_at)
     select ${text("'m'", padded('n', 12))}, ${text("'k'", 'n')},
       case when n % 4 = 3 then 'sms' else 'email' end,
       ${text("'u'", padded(`n % ${users}`, 7), "'@example.com'")}, ${text("'T'", 'n % 20')}, '{}', '[]', '{}',
       ${text("'p'", `n % ${messages / 500}`)}, ${text("'s'", `n % ${messages / 100}`)},
       case when n % 1000 = 7 then 'failed' when n % 1000 = 8 then 'kept' else 'sent' end, 1, 0, ${instant('n')}
     from ${rows}`,
  )
  await fill(
    messages,
    (rows) => `insert into audit_entry (number, at, actor, user_id, project_id, action, data, digest)
     select n, ${instant('n')}, 'casting_director', ${text("'u'", 'n % 100')}, ${text("'p'", `n % ${messages / 500}`)},
       'projects.update', '{"names":{"id":"x"},"fields":["name"]}', 'd' from ${rows}`,
  )
  const failed = messages / MESSAGES_A_FAILED_JOB
  await fill(
    failed + WAITING_JOBS,
    (rows) => `insert into job (id, name, queue, payload, state, attempts, run_at, due_at)
     select ${text("'j'", padded('n', 9))}, 'admin.send', ${oneOf('n', ['messages', 'media', 'events'])}, '{}',
       case when n <= ${failed} then 'failed' else 'waiting' end, 1, ${instant('n')},
       case when n <= ${failed} then null else ${instant('n')} end from ${rows}`,
  )
  if (mysql)
    await database.writer.raw('analyze table account_user, account_user_word, message, audit_entry, job')
}
