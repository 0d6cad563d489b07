import type { OwnTextAccount } from '@callboard/accounts/queries'
import { CLOCK, DomainError, denied, IDS, jobHandler, type NeedsOf, PUBLIC_URL } from '@callboard/core'
import { brandView, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { type DeadAddress, isDead, notMailed } from '../domain/dead-address.ts'
import {
  accepted,
  dayOfTexts,
  type FailureCause,
  failed,
  isFlooding,
  isOver,
  isTooLate,
  kept,
  MAX_ATTEMPTS,
  type Message,
  MOST_TEXTS,
  maySend,
  type RenderedMessage,
  sending,
  type TextAccountRef,
  tryFailed,
  withoutSecret,
} from '../domain/message.ts'
import { defaultTemplate, type MessageTemplate } from '../domain/templates/index.ts'
import { HandOver, type HandOverOutcome } from './hand-over.ts'
import { sendEmail, sendText } from './jobs.ts'
import { OPTED_OUT, OptOuts } from './opt-outs.ts'
import {
  ADMIN_STORE,
  type AdminRepositories,
  type MailLook,
  TEMPLATE_RENDERER,
  TEXTS_PER_DAY,
} from './ports/index.ts'
import { renderMessage } from './render-message.ts'
import { enqueueSending, fallBackToEmail, tellAccountHolder, tellTextState } from './sending.ts'
import { TextRoutes } from './text-routes.ts'

type Refused = Exclude<HandOverOutcome, { readonly state: 'sent' | 'delivered' | 'kept' }>

interface Faults {
  readonly account: OwnTextAccount | null
  readonly cause: FailureCause | null
}
const NO_FAULTS: Faults = { account: null, cause: null }

/** How a message goes: with an account, and for a text from a sender; null where it cannot be told. */
interface Way {
  readonly account: TextAccountRef | null
  readonly sender: string | null
}

/** Why a message fails without another try. */
interface End {
  readonly reason: string
  readonly cause?: FailureCause
  readonly byEmail: boolean
}

/** What is known of the number or address that a message goes to. */
interface Recipient {
  readonly isOptedOut: boolean
  readonly texts: readonly Message[]
  readonly dead: DeadAddress | null
}

/** @returns null when the message may be tried */
function endBeforeTry(message: Message, { isOptedOut, texts, dead }: Recipient, now: Date): End | null {
  // Words about what happens now would mislead later, also by e-mail.
  if (isTooLate(message, now))
    return { reason: 'Dropped: it would come too late to be of use.', byEmail: false }
  if (isOptedOut) return { reason: OPTED_OUT, cause: 'opted_out', byEmail: true }
  if (dead && isDead(dead, now)) return { reason: notMailed(dead), byEmail: false }
  if (isFlooding(message, texts, now))
    return { reason: `Not sent: ${MOST_TEXTS} texts went to this number within the hour.`, byEmail: true }
  if (message.attempts < MAX_ATTEMPTS) return null
  return { reason: 'Sending was broken off each time it was tried.', byEmail: true }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const NEEDS = {
  store: ADMIN_STORE,
  renderer: TEMPLATE_RENDERER,
  projects: SESSION_DIRECTORY,
  routes: TextRoutes,
  handOver: HandOver,
  optOuts: OptOuts,
  ids: IDS,
  clock: CLOCK,
  textsPerDay: TEXTS_PER_DAY,
  publicUrl: PUBLIC_URL,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Sends one recorded message. Before the provider is called the message is marked as on its way, under a lease, so
 * that two runs never send it side by side: the later one leaves a job for the end of the lease. A process that dies
 * between the provider's yes and our note of it leaves the lease behind. The next run then asks the provider of texts
 * what it has already; a mail it sends again under the same Message-ID, which is all that SMTP offers.
 */
export const SendMessage = jobHandler(
  [sendEmail, sendText],
  NEEDS,
  async ({ needs, actor, payload: { message_id: id } }) => {
    if (actor.kind !== 'system') throw denied()
    const message = await needs.store.read(({ messages }) => messages.find(id))
    if (!message || isOver(message)) return
    const template = defaultTemplate(message.template)
    if (!template) return await endsAs(needs, id, (one) => failed(one, 'There is no such template.'))
    const rendered = await render(needs, message, template)
    if (rendered === null) return
    const taken = await take(needs, id, rendered, await way(needs, message))
    if (taken) await send(needs, taken, rendered, template)
  },
)

/** @returns null when the message cannot be written and has failed for good */
async function render(
  needs: Needs,
  message: Message,
  template: MessageTemplate,
): Promise<RenderedMessage | null> {
  const override = await needs.store.read(({ templates }) => templates.find(message.template))
  const look = await lookOf(needs, message)
  try {
    return await renderMessage(needs.renderer, message, template, override, look)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await endsAs(needs, message.id, (one) => failed(one, error.message))
    return null
  }
}

/** @returns null for a message about no project, or one that is gone */
async function lookOf({ projects, publicUrl }: Needs, { channel, about }: Message): Promise<MailLook | null> {
  if (channel !== 'email' || about.project_id === undefined) return null
  const project = await projects.project(about.project_id)
  if (!project) return null
  const brand = brandView(project.id, project.brand)
  const logo_url = brand.logo_url && `${publicUrl}${brand.logo_url}`
  return { projectName: project.name, brand: { ...brand, logo_url } }
}

async function way({ routes }: Needs, message: Message): Promise<Way> {
  const account = await routes.choose(message)
  return { account, sender: message.channel === 'sms' ? await routes.fromOf(account) : null }
}

/** @returns null when there is nothing to do now */
async function take(
  needs: Needs,
  id: string,
  rendered: RenderedMessage,
  { account, sender }: Way,
): Promise<Message | null> {
  return await needs.store.write(async (repositories, outbox) => {
    const { messages } = repositories
    const message = await messages.lock(id)
    if (!message || isOver(message)) return null
    const now = needs.clock.now()
    if (!maySend(message, now)) {
      enqueueSending(outbox, message, message.leaseUntil ?? now)
      return null
    }
    const recipient = await recipientOf(repositories, message, sender)
    const end = endBeforeTry(message, recipient, now) ?? (await countText(needs, repositories, message, now))
    if (end) {
      const lost = failed({ ...message, rendered }, end.reason)
      await messages.save(lost)
      tellTextState(lost, outbox, end.cause)
      if (end.byEmail) await fallBackToEmail(lost, repositories, outbox, needs.ids, now)
      return null
    }
    const taken = sending(message, rendered, account, now)
    await messages.save(taken)
    return taken
  })
}

/** Counts a text for its project's day. @returns null unless the day is full */
async function countText(
  { textsPerDay }: Needs,
  { textCounts }: AdminRepositories,
  { channel, attempts, about: { project_id: projectId } }: Message,
  now: Date,
): Promise<End | null> {
  // Another try is the same text.
  if (channel !== 'sms' || attempts > 0 || projectId === undefined) return null
  if (await textCounts.addOne(projectId, dayOfTexts(now), textsPerDay)) return null
  return {
    reason: `Not sent: the project has sent ${textsPerDay} texts today (UTC), the most of a day.`,
    byEmail: true,
  }
}

async function recipientOf(
  { messages, optOuts, deadAddresses }: AdminRepositories,
  { channel, to }: Message,
  sender: string | null,
): Promise<Recipient> {
  return {
    isOptedOut: sender !== null && (await optOuts.has(sender, to)),
    texts: channel === 'sms' ? await messages.textsTo(to, 2 * MOST_TEXTS) : [],
    dead: channel === 'email' ? await deadAddresses.find(to) : null,
  }
}

async function send(
  needs: Needs,
  message: Message,
  rendered: RenderedMessage,
  template: MessageTemplate,
): Promise<void> {
  let outcome: HandOverOutcome
  try {
    outcome = await needs.handOver.run(message, rendered)
  } catch (error) {
    const after = tryFailed(message, reasonOf(error))
    // Unless the lease ran out and another process has tried since.
    await endsAs(needs, message.id, (one) => (one.attempts === message.attempts ? after : one))
    if (after.state === 'failed') return
    throw error
  }
  if (outcome.state === 'refused' || outcome.state === 'account refused') {
    return await refused(needs, message, outcome)
  }
  if (outcome.state === 'kept') return await endsAs(needs, message.id, kept)
  const { state, providerId } = outcome
  await endsAs(needs, message.id, (one) => {
    const done = accepted(one, state, providerId, needs.clock.now())
    return template.secret && state === 'sent' ? withoutSecret(done) : done
  })
}

async function refused(needs: Needs, message: Message, outcome: Refused): Promise<void> {
  const { reason } = outcome
  const cause = outcome.state === 'refused' ? (outcome.cause ?? null) : null
  const account = outcome.state === 'refused' ? null : outcome.account
  await endsAs(needs, message.id, (one) => failed(one, reason), { account, cause })
  const sender = cause === 'opted_out' ? await needs.routes.fromOf(message.account) : null
  if (sender !== null) await needs.optOuts.stop(sender, message.to)
}

/** `account`: one that its holder has to put right; `cause`: what is wrong with the number or mailbox. */
async function endsAs(
  needs: Needs,
  id: string,
  end: (message: Message) => Message,
  { account: refused, cause }: Faults = NO_FAULTS,
): Promise<void> {
  await needs.store.write(async (repositories, outbox) => {
    const message = await repositories.messages.lock(id)
    if (!message || isOver(message)) return
    const after = end(message)
    const now = needs.clock.now()
    await repositories.messages.save(after)
    if (after.channel === 'email' && cause === 'invalid')
      await repositories.deadAddresses.put({
        address: after.to,
        reason: after.reason ?? '',
        since: now,
        liftedAt: null,
      })
    if (isOver(after)) tellTextState(after, outbox, cause)
    await fallBackToEmail(after, repositories, outbox, needs.ids, now)
    if (refused === null) return
    const refusal = {
      account: refused,
      reason: after.reason ?? '',
      profileLink: `${needs.publicUrl}/profile`,
    }
    await tellAccountHolder(refusal, repositories, outbox, needs.ids, now)
  })
}
