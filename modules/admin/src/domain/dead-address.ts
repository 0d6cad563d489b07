/** An address whose mail server said that nobody has it. */
export interface DeadAddress {
  readonly address: string
  /** In the words of the server. */
  readonly reason: string
  readonly since: Date
}

/** Mailboxes come back: after this time a mail is tried again. */
const DEAD_DAYS = 30
const DAY_MS = 86_400_000

export const isDead = ({ since }: DeadAddress, now: Date): boolean =>
  now.getTime() < since.getTime() + DEAD_DAYS * DAY_MS

/** What the log says of a mail that is not sent because of it. */
export const notMailed = ({ reason, since }: DeadAddress): string =>
  `Not sent: this address was refused on ${since.toISOString().slice(0, 10)} (${reason}).`
