import { MESSAGE_FATES } from '@callboard/admin/queries'
import { broken, CLOCK, IDS, missing, PUBLIC_URL, service, useCase } from '@callboard/core'
import { type ProjectFacts, STAFF_MAILS } from '@callboard/projects/queries'
import {
  getShareDraft,
  linkIdOf,
  listRecipients,
  MOST_RECIPIENTS_OF_LINK,
  nameRecipient,
  type RecipientView,
  removeRecipient,
  shareLink,
} from '../../contract/index.ts'
import { isOver, type PostingLink } from '../../domain/link.ts'
import { visibleFeedbacks } from '../../domain/reaction.ts'
import { addressKey, nameOfAddress } from '../../domain/recipient.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { Reviewers } from '../reactions/reviewers.ts'
import { linkPath } from './link-view.ts'

const shareValues = (
  project: Pick<ProjectFacts, 'name'>,
  link: Pick<PostingLink, 'name' | 'passwordDigest'>,
) => ({
  PROJECT_NAME: project.name,
  LINK_NAME: link.name,
  // It goes another way than the link: who has the mail alone opens nothing.
  PASSWORD_NOTE:
    link.passwordDigest === null ? '' : ' The link asks for a password, which you get from us separately.',
})

/** The recipients of a link, with what became of their mails and what they did. A statement for each kind of row. */
export class RecipientViews extends service({
  store: POSTING_STORE,
  fates: MESSAGE_FATES,
  reviewers: Reviewers,
}) {
  async of(project: Pick<ProjectFacts, 'uri'>, link: PostingLink): Promise<RecipientView[]> {
    const { recipients, views, feedbacks, wishes } = await this.needs.store.read(async (repositories) => ({
      recipients: await repositories.recipients.ofLink(link.id),
      views: await repositories.takeViews.counts(link.id),
      feedbacks: await repositories.feedbacks.ofPlaces(link.pageIds),
      wishes: await repositories.privacy.ofPlaces(link.pageIds),
    }))
    const fates = await this.needs.fates.of([
      ...new Set(recipients.map(({ mailKey }) => mailKey).filter(Boolean)),
    ])
    // A hidden answer does not show in a count, either.
    const answers = Map.groupBy(visibleFeedbacks(null, feedbacks, wishes), ({ userId }) => userId)
    // A recipient who has an account, and is signed in, watches and answers as that account.
    const active = [...new Set([...views.map(({ viewerId }) => viewerId), ...answers.keys()])]
    const reviewerOf = await this.needs.reviewers.of(active.map((userId) => ({ userId })))
    const byAddress = Map.groupBy(active, (id) => addressKey(reviewerOf(id).email ?? id))
    return recipients.map(({ id, name, email, secret, sentAt, mailKey }) => {
      const fate = fates.find((one) => one.key === mailKey && addressKey(one.to) === addressKey(email))
      const ids = byAddress.get(addressKey(email)) ?? []
      const account = ids.find((one) => one !== id)
      const seen = views.filter(({ viewerId }) => ids.includes(viewerId))
      const lastAt = seen.map((view) => view.lastAt.getTime())
      return {
        _id: id,
        name: account === undefined ? name : reviewerOf(account).name,
        email,
        sent_at: sentAt.toISOString(),
        invited: mailKey !== '',
        mail: fate?.state ?? null,
        reason: fate?.reason ?? null,
        path: linkPath(project.uri, secret),
        watched: Math.max(0, ...seen.map(({ takes }) => takes)),
        watched_at: lastAt.length > 0 ? new Date(Math.max(...lastAt)).toISOString() : null,
        answers: ids.reduce((sum, one) => sum + (answers.get(one)?.length ?? 0), 0),
      }
    })
  }
}

export const GetShareDraft = useCase(
  getShareDraft,
  { mails: STAFF_MAILS },
  async ({ needs, subject: { project, link } }) =>
    await needs.mails.draft('SHARE_POSTING_LINK', shareValues(project, link)),
)

/** A recipient of before keeps the address: answers stay one person's, however often the link is sent. A name that was read off an address gives way to one that staff know. */
export const ShareLink = useCase(
  shareLink,
  {
    store: POSTING_STORE,
    mails: STAFF_MAILS,
    ids: IDS,
    clock: CLOCK,
    publicUrl: PUBLIC_URL,
  },
  async ({ needs, actor, input, subject: { project, link } }) => {
    if (isOver(link, needs.clock.now()))
      throw broken('link_over', 'This link has ended. Open it again before you send it.')
    const { good, refused } = needs.mails.recipients(input.emails)
    const replyTo = await needs.mails.sender(actor)
    return await needs.store.write(async ({ recipients }, outbox) => {
      const before = new Map((await recipients.locked(link.id)).map((one) => [addressKey(one.email), one]))
      const people = good.map((email) => {
        const person = before.get(addressKey(email)) ?? {
          id: needs.ids.next(),
          linkId: link.id,
          secret: linkIdOf(needs.ids.secret()),
          email,
          name: nameOfAddress(email),
          removedAt: null,
        }
        const known = person.name === nameOfAddress(email) && input.names?.[addressKey(email)]?.trim()
        return { ...person, name: known || person.name, sentAt: needs.clock.now() }
      })
      const ofAddress = new Map(people.map((person) => [addressKey(person.email), person]))
      if (new Set([...before.keys(), ...ofAddress.keys()]).size > MOST_RECIPIENTS_OF_LINK)
        throw broken('too_many_recipients', `A link has at most ${MOST_RECIPIENTS_OF_LINK} recipients.`)
      const valuesFor = (address: string) => {
        const secret = ofAddress.get(addressKey(address))?.secret ?? ''
        const POSTING_LINK = new URL(linkPath(project.uri, secret), needs.publicUrl).href
        return { ...shareValues(project, link), POSTING_LINK }
      }
      needs.mails.checkWords(input, valuesFor(good[0] ?? ''))
      const mailKey = needs.mails.send(outbox, {
        template: 'SHARE_POSTING_LINK',
        to: people.map(({ email }) => email),
        written: input,
        valuesFor,
        replyTo,
        about: { project_id: project.id },
      })
      for (const person of people) await recipients.put({ ...person, mailKey })
      return outbox.answer(needs.mails.ended(people.length, refused))
    })
  },
)

export const ListRecipients = useCase(
  listRecipients,
  { views: RecipientViews },
  async ({ needs, subject: { project, link } }) => ({ recipients: await needs.views.of(project, link) }),
)

export const RemoveRecipient = useCase(
  removeRecipient,
  { store: POSTING_STORE, clock: CLOCK },
  ({ needs, input, subject: { link } }) =>
    needs.store.write(async ({ recipients }, outbox) => {
      const recipient = (await recipients.locked(link.id)).find(({ id }) => id === input.recipient)
      if (!recipient) throw missing('This recipient')
      await recipients.put({ ...recipient, removedAt: needs.clock.now() })
      return outbox.answer({ success: true })
    }),
)

/** For the recipient alone, who came by their own address. */
export const NameRecipient = useCase(
  nameRecipient,
  { store: POSTING_STORE },
  ({ needs, input, subject: { recipient } }) =>
    needs.store.write(async ({ recipients }, outbox) => {
      const own = (await recipients.locked(recipient.linkId)).find(({ id }) => id === recipient.id)
      if (!own) throw missing('This recipient')
      await recipients.put({ ...own, name: input.name.trim() })
      return outbox.answer({ name: input.name.trim() })
    }),
)
