/**
 * A person whom staff have sent a posting link, or who has proved on its page that a mailbox is theirs. Their own address of it names them: whoever opens it answers as them,
 * without an account.
 */
export interface Recipient {
  /** Stands where the account of a reviewer stands, in answers and comments. */
  readonly id: string
  readonly linkId: string
  /** Names the link in this person's address; as long as the id of a link. */
  readonly secret: string
  readonly email: string
  readonly name: string
  /** The latest time that a mail with the address was asked for; of a person who came by themselves, that time. */
  readonly sentAt: Date
  /** Key of that mail, by which the message log knows it; empty for a person who came by themselves. */
  readonly mailKey: string
  readonly removedAt: Date | null
}

/** Addresses are compared without case. */
export const addressKey = (email: string): string => email.toLowerCase()

/** `dana.whitfield@studio.com` is Dana Whitfield until she says otherwise: others see the name, and not the address. */
export function nameOfAddress(email: string): string {
  const local = email.slice(0, Math.max(0, email.indexOf('@'))).replace(/\+.*$/, '')
  const words = local.split(/[._-]+/).filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Guest'
}
