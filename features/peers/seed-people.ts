import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createConnection } from 'mysql2/promise'

const DAY = 86_400_000

/**
 * Signed-in people, written straight into the database: hashing hundreds of passwords would take minutes.
 * @returns their tokens
 */
export async function seedPeople(
  databaseUrl: string,
  userType: 'talent' | 'session_manager',
  count: number,
): Promise<string[]> {
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' })
  const now = new Date()
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    email: `${userType}-${n}-${randomUUID()}@example.com`,
  }))
  const users = people.map(({ id, email }) => [
    id,
    email,
    userType,
    'Ben',
    'Example',
    'ben',
    'example',
    0,
    now,
  ])
  await connection.query(
    `insert into account_user (id, email, user_type, first_name, last_name, first_name_key, last_name_key,
       staff_requested, created_at) values ?`,
    [users],
  )
  const signIns = people.map(({ id, token }) => [
    randomUUID(),
    id,
    createHash('sha256').update(token).digest('hex'),
    now,
    now,
    new Date(now.getTime() + DAY),
  ])
  await connection.query(
    'insert into account_sign_in (id, user_id, digest, created_at, last_seen_at, expires_at) values ?',
    [signIns],
  )
  await connection.end()
  return people.map(({ token }) => token)
}
