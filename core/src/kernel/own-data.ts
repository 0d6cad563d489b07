/** A person whose data are collected for themselves. */
export interface OwnDataPerson {
  readonly userId: string
  /** Check-ins of the account, with those that came of them with copied groups. */
  readonly records: readonly { readonly recordId: string; readonly sessionId: string }[]
}

/** Words for fields that a person reads; dates are written as ISO 8601. */
export type OwnRow = Readonly<Record<string, unknown>>

export interface OwnDocument {
  /** Of its file, without the ending. */
  readonly name: string
  /** What it holds, for readers. */
  readonly about: string
  readonly rows: AsyncIterable<OwnRow> | Iterable<OwnRow>
}

/** A stored file. */
export interface OwnFile {
  /** Path in the archive. */
  readonly name: string
  readonly key: string
}

export interface OwnData {
  readonly documents: readonly OwnDocument[]
  readonly files: readonly OwnFile[]
}

/**
 * What a module holds of a person, for that person alone. It says nothing that gives access to anything, and nothing
 * that tells who others are. Rows belong to a person by their account: an address or number that was typed in at sign-up
 * proves nothing.
 */
export interface OwnDataSource {
  of(person: OwnDataPerson): Promise<OwnData>
}

/** `.jpg` of the key of a stored file. */
export const endingOf = (key: string): string => /\.[a-z0-9]+$/.exec(key)?.[0] ?? ''
