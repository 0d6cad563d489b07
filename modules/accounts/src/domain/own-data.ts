import type { OwnDocument } from '@callboard/core'

/** All that is kept about an account, in one archive for that account. */
export interface OwnDataArchive {
  readonly id: string
  readonly userId: string
  readonly state: 'building' | 'ready' | 'failed'
  readonly reason: string | null
  /** Percent of the try that runs or ran last; 100 only when it is ready. */
  readonly progress: number
  readonly fileCount: number
  /** Files that could not be read; named in its list. */
  readonly leftOutCount: number
  readonly attempts: number
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

const DAY_MS = 86_400_000

export const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

/** The words of a document in the archive, one row after the other. */
export async function* jsonOf({ rows }: Pick<OwnDocument, 'rows'>): AsyncIterable<string> {
  let before = '['
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row, null, 2)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

const HEAD = `This archive holds what Callboard keeps about your account.

Times are ISO 8601 in UTC unless a field names a time zone. Each document is JSON, which any text editor opens; an
empty list means that nothing is kept.
`

const TAIL = `Photos, headshots and takes lie in folders of their own. contents.txt lists all files, and those that could
not be read.

Not in here: passwords and other secrets; who answered what about you, which is theirs to tell; takes that show others
beside you; and check-ins that you made without signing in, which nothing proves to be yours. Ask the casting office
for those.
`

/** The text of `README.txt`. */
export const readMe = (documents: readonly Pick<OwnDocument, 'name' | 'about'>[]): string =>
  [HEAD, ...documents.map(({ name, about }) => `${name}.json: ${about}`), '', TAIL]
    .join('\n')
    .replaceAll('\n', '\r\n')
