const ADDRESS = /\bhttps?:\/\/[^\s<>"')\]]+/gi
const MAILBOX = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[a-z]{2,}/gi
const NUMBER = /\+\d{8,15}\b|\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g

/**
 * The text of a message for the person's own archive. Links open pages without a password, so they are left out; so are
 * mailboxes and numbers of others.
 * @param own address and number of the message's recipient
 */
export function readableText(text: string, own: readonly string[]): string {
  const mine = new Set(own.map((one) => one.toLowerCase()))
  const unless = (word: string) => (found: string) => (mine.has(found.toLowerCase()) ? found : word)
  return text
    .replace(ADDRESS, '[link]')
    .replace(MAILBOX, unless('[e-mail address]'))
    .replace(NUMBER, unless('[number]'))
}
