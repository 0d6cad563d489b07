import { createHash, timingSafeEqual } from 'node:crypto'
import type { MailReport, MailReports } from '@callboard/admin'
import PostalMime, { type Attachment, decodeWords, type Email } from 'postal-mime'

type Recipient = Extract<MailReport, { readonly kind: 'bounce' }>['recipients'][number]

/** Report and quoted headers stand before the quoted words; the parser takes 10 us for each line. */
const MOST_LINES = 10_000
/** A mail of ours has one recipient; more come from a list that it was sent on to. */
const MOST_RECIPIENTS = 100
const DEEPEST = 20
const MOST_WORDS = 500

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status']
const COMPLAINT_TYPES = ['message/feedback-report']
const QUOTED_TYPES = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']

const digest = (text: string) => createHash('sha256').update(text).digest()

/** @returns undefined for a mail that is no MIME at all, or nested too deeply */
async function parsed(mail: Uint8Array | string): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(mail, {
      attachmentEncoding: 'utf8',
      // Parts of a report that is quoted are no parts of this one.
      forceRfc822Attachments: true,
      maxNestingDepth: DEEPEST,
    })
  } catch {
    return undefined
  }
}

function firstLines(mail: Uint8Array): Uint8Array {
  let end = -1
  for (let line = 0; line < MOST_LINES; line += 1) {
    end = mail.indexOf(0x0a, end + 1)
    if (end < 0) return mail
  }
  return mail.subarray(0, end)
}

const partOf = ({ attachments }: Email, types: readonly string[]): string | undefined =>
  attachments.find(({ mimeType }: Attachment) => types.includes(mimeType))?.content as string | undefined

const blocksOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n(?:[ \t]*\r?\n)+/, MOST_RECIPIENTS + 1)
    .map((block) => block.trim())
    .filter(Boolean)

/** Reads one block of fields. @returns by lower-cased name; of a repeated one the first */
async function fieldsOf(block: string): Promise<ReadonlyMap<string, string>> {
  const headers = (await parsed(`${block}\r\n\r\n`))?.headers ?? []
  return new Map(headers.toReversed().map(({ key, value }) => [key, value.trim()]))
}

/** Without the type that stands before it, e.g. `rfc822;`. */
const typedValue = (field = ''): string => field.replace(/^[\w-]+\s*;/, '').trim()

const addressOf = (field?: string): string =>
  typedValue(field)
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase()

/** RFC 3463. Mail servers that know no more write `5.0.0`, where the words of the other server may say more. */
function statusOf(field = '', words: string): string {
  const [status = ''] = /\d\.\d{1,3}\.\d{1,3}/.exec(field) ?? []
  if (!/^\d\.0\.0$|^$/.test(status)) return status
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(words)?.[1] ?? status
}

function recipientOf(fields: ReadonlyMap<string, string>): Recipient {
  const said = decodeWords(typedValue(fields.get('diagnostic-code'))).replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const status = statusOf(fields.get('status'), said)
  return {
    addresses: [fields.get('original-recipient'), fields.get('final-recipient')]
      .map(addressOf)
      .filter(Boolean),
    action: (fields.get('action') ?? '').toLowerCase(),
    status,
    words: (said || status || 'The mail server gave no reason.').slice(0, MOST_WORDS),
  }
}

const MESSAGE_ID = /<[^<>\s]+>/

/** RFC 5965. `not-spam` takes a complaint back, and the others are no wish of a recipient. */
const WISHES = ['abuse', 'opt-out']

/**
 * Reads delivery status notifications (RFC 3464) and feedback reports (RFC 5965).
 * @param token null: the install takes none
 */
export function mailReports(token: string | null): MailReports {
  const wanted = token === null ? null : digest(token)
  return {
    isOpen: wanted !== null,
    isFrom: (bearer) => wanted !== null && timingSafeEqual(digest(bearer), wanted),
    async read(mail) {
      const report = await parsed(firstLines(mail))
      if (!report) return null
      const quoted = await fieldsOf(blocksOf(partOf(report, QUOTED_TYPES) ?? '')[0] ?? '')
      const [messageId] = MESSAGE_ID.exec(quoted.get('message-id') ?? '') ?? []
      if (!messageId) return null
      const status = await Promise.all(blocksOf(partOf(report, STATUS_TYPES) ?? '').map(fieldsOf))
      // The first block is about the whole mail.
      const recipients = status.map(recipientOf).filter(({ addresses }) => addresses.length > 0)
      if (recipients.length > 0) return { kind: 'bounce', messageId, recipients }
      const complaint = await fieldsOf(blocksOf(partOf(report, COMPLAINT_TYPES) ?? '')[0] ?? '')
      if (!WISHES.includes(complaint.get('feedback-type')?.toLowerCase() ?? '')) return null
      // Some providers leave the recipient out of the report: that of the mail was written by us.
      const address = addressOf(complaint.get('original-rcpt-to') ?? quoted.get('to'))
      return { kind: 'complaint', messageId, addresses: [address] }
    },
  }
}
