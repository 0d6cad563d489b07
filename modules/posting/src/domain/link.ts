/** The id of a link alone gives the right to watch its pages. */
export interface PostingLink {
  readonly id: string
  readonly projectId: string
  readonly name: string
  /** In the order they were chosen. */
  readonly pageIds: readonly string[]
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly removedAt: Date | null
}

/** As much of a secret as an id may be long: 43 of 64 characters, 256 bits. */
export const linkIdOf = (secret: string) => secret.slice(0, 64)
