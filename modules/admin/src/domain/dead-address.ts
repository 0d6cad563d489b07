/** An address that gets no mail: its server said that nobody has it, or its holder that ours is unwanted. */
export interface DeadAddress {
  readonly address: string
  /** In the words of the server or ours. */
  readonly reason: string
  readonly since: Date
  /** A super admin sent a mail again then, which took the mark away. */
  readonly liftedAt: Date | null
}

/** Mailboxes come back: after this time a mail is tried again. */
const DEAD_DAYS = 30
const DAY_MS = 86_400_000

export const isDead = ({ since, liftedAt }: DeadAddress, now: Date): boolean =>
  liftedAt === null && now.getTime() < since.getTime() + DEAD_DAYS * DAY_MS

/** What the log says of a mail that is not sent because of it. */
export const notMailed = ({ reason, since }: DeadAddress): string =>
  `Not sent: mail to this address was stopped on ${since.toISOString().slice(0, 10)} (${reason}).`

/** RFC 3463: 5.1.1 and its neighbours name a bad mailbox or domain, 5.2.1 one that is switched off. */
const NOBODY_THERE = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/

/** True for a status code that says that the mailbox does not exist, and not that a mail or its sender is unwanted. */
export const isNobodyThere = (status: string): boolean => NOBODY_THERE.test(status)
