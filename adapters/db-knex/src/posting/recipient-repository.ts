import { addressKey, type Recipient, type RecipientRepository } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { alone } from '../dialect/statements.ts'
import { instant, orNull, Rows, tableOf, text } from '../table/index.ts'

export const RECIPIENTS = tableOf<Recipient>().named(
  'posting_recipient',
  {
    id: text('id'),
    linkId: text('link_id'),
    secret: text('secret'),
    email: text('email'),
    name: text('name'),
    sentAt: instant('sent_at'),
    mailKey: text('mail_key'),
    removedAt: orNull(instant('removed_at')),
  },
  { live_email: ({ email, removedAt }) => (removedAt === null ? addressKey(email) : null) },
)

export function recipientRepository(query: Query): RecipientRepository {
  const rows = new Rows(RECIPIENTS, query)
  const kept = () => query(RECIPIENTS.name).whereNull('removed_at')
  const ofLink = (linkId: string) => rows.all(kept().where({ link_id: linkId }).orderBy('live_email'))
  return {
    bySecret: (secret) => rows.first(kept().where({ secret })),
    bySecrets: (secrets) => rows.all(kept().whereIn('secret', [...secrets])),
    ofLink,
    ever: (ids) => rows.all(query(RECIPIENTS.name).whereIn('id', [...ids])),
    locked: async (linkId) => {
      await alone(query, `recipients ${linkId}`)
      return await ofLink(linkId)
    },
    wasRemoved: async (linkId, email) => {
      const all = await rows.all(query(RECIPIENTS.name).where({ link_id: linkId }))
      const ofAddress = all.filter((one) => addressKey(one.email) === addressKey(email))
      return ofAddress.length > 0 && ofAddress.every(({ removedAt }) => removedAt !== null)
    },
    put: (recipient) => rows.put(recipient, ['id']),
  }
}
