import { randomBytes, randomUUID } from 'node:crypto'
import {
  type OwnTextAccount,
  TALENT_PROFILES,
  TEXT_ACCOUNT_DIRECTORY,
  type TextAccountDirectory,
  USER_DIRECTORY,
} from '@callboard/accounts/queries'
import {
  Actor,
  CLOCK,
  CSV_FILES,
  DomainError,
  IDS,
  type Ids,
  JOB_STORE,
  type JobStore,
  type PayloadOf,
  PUBLIC_URL,
  RICH_TEXT,
  SECRET_BOX,
} from '@callboard/core'
import type { SignedCall } from '@callboard/core/http-contract'
import {
  double,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  plainRichText,
  signedInAs,
  wired,
} from '@callboard/core/testing'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { sendEmail } from '../application/jobs.ts'
import {
  ADMIN_STORE,
  type AdminStore,
  AUTO_SCALING,
  type AutoScaling,
  type CloudAccount,
  MAIL_REPORTS,
  MAIL_SENDER,
  type MailReports,
  type OutgoingMail,
  type OutgoingText,
  OWN_TEXT_SENDERS,
  type OwnTextSenders,
  type ScalingGroup,
  type SendOutcome,
  TEMPLATE_RENDERER,
  TEXT_SENDER,
  TEXTS_PER_DAY,
  type TemplateRenderer,
  type TextSender,
} from '../application/ports/index.ts'
import {
  messageRequested,
  messagesWithdrawn,
  noteMailReport,
  noteTextReply,
  noteTextStatus,
} from '../contract/index.ts'
import type { DeliveryReport } from '../domain/delivery-report.ts'
import type { MailReport } from '../domain/mail-report.ts'
import type { TextReply } from '../domain/text-reply.ts'
import { adminModule } from '../module.ts'
import { TEXT_CONSENT } from '../queries/index.ts'

let made = 0
const ids: Ids = {
  next: () => {
    made += 1
    return `${made.toString(16).padStart(12, '0')}-${randomUUID().slice(0, 8)}`
  },
  secret: () => randomBytes(32).toString('base64url'),
}

function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => {
    if (values[name] === undefined)
      throw new DomainError('rule', 'unknown_placeholder', `Nothing for {{${name}}}.`)
    return values[name]
  })
}

const renderer: TemplateRenderer = {
  render: async ({ subject, body }, values) => {
    const broken = body.split('\n').findIndex((line) => line.includes('</broken>'))
    if (broken >= 0) throw new DomainError('rule', 'bad_template', `Line ${broken + 1}: It does not close.`)
    const html = fill(body, values)
    return { subject: fill(subject, values), html, text: html.replaceAll(/<!--.*?-->/gs, '') }
  },
  renderText: async (template, values) => fill(template, values),
}

/** A provider that notes the messages it was given; `next` is asked how each send ends. */
class NotingSender<Sent> {
  readonly given: Sent[] = []
  next: () => Promise<SendOutcome> = async () => ({ state: 'sent', providerId: 'provider-1' })

  send(message: Sent): Promise<SendOutcome> {
    this.given.push(message)
    return this.next()
  }
}

/** Also keeps the accepted texts, under ids of its own. */
class NotingTexts extends NotingSender<OutgoingText> implements TextSender {
  sends = true
  readonly taken: (OutgoingText & { readonly providerId: string })[] = []
  asked = 0
  readonly from: string
  readonly #signature: string

  constructor(signature = 'signed', from = '+13105550199') {
    super()
    this.from = from
    this.#signature = signature
  }

  override next = async (): Promise<SendOutcome> => ({ state: 'sent', providerId: this.take() })

  /** Keeps the last text it was given. @returns its id */
  take(): string {
    const providerId = `SM${this.taken.length + 1}`
    this.taken.push({ ...this.given.at(-1)!, providerId })
    return providerId
  }

  async sentSince({ to, body }: OutgoingText): Promise<readonly string[]> {
    this.asked += 1
    return this.taken
      .filter((text) => text.to === to && text.body === body)
      .map(({ providerId }) => providerId)
  }

  verify({ fields, signature }: SignedCall): DeliveryReport | null {
    const { MessageSid = '', MessageStatus, ErrorCode } = fields
    if (signature !== this.#signature) return null
    const state = MessageStatus as DeliveryReport['state']
    const cause = ErrorCode === 'opted_out' || ErrorCode === 'invalid' ? ErrorCode : null
    return { providerId: MessageSid, state, reason: ErrorCode ?? null, cause }
  }

  verifyReply({ fields, signature }: SignedCall): TextReply | null {
    const { MessageSid = '', From = '', To = '', Body = '' } = fields
    if (signature !== this.#signature) return null
    return { providerId: MessageSid, phone: From, to: [To], words: Body }
  }
}

/** Takes reports that are written as JSON. */
class JsonReports implements MailReports {
  isOpen = true
  readonly isFrom = (bearer: string) => bearer === 'the token'
  readonly read = async (mail: Uint8Array): Promise<MailReport | null> =>
    JSON.parse(new TextDecoder().decode(mail))
}

/** Accounts of people's own, each with a sender that notes. */
class OwnTexts {
  readonly #accounts = new Map<string, OwnTextAccount>()
  readonly #senders = new Map<string, NotingTexts>()

  /** `open('dan')` gives user-dan an account, in the place of an earlier one. @returns what leaves with it */
  open(name: string, accountSid = `AC-of-${name}`): NotingTexts {
    const holderId = `user-${name}`
    const account = {
      holderId,
      holderEmail: `${name}@example.com`,
      accountSid,
      authToken: 't',
      from: `+1 of ${name}`,
    }
    const sender = new NotingTexts(`signed by ${accountSid}`, account.from)
    this.#accounts.set(holderId, account)
    this.#senders.set(accountSid, sender)
    return sender
  }

  remove(name: string): void {
    this.#accounts.delete(`user-${name}`)
  }

  readonly directory: TextAccountDirectory = {
    of: async (holderId) => this.#accounts.get(holderId) ?? null,
    firstOf: async (holderIds) => {
      const found = holderIds.map((id) => this.#accounts.get(id)).find((account) => account !== undefined)
      return found ? { holderId: found.holderId, accountSid: found.accountSid } : null
    },
  }

  readonly senders: OwnTextSenders = { of: ({ accountSid }) => this.#senders.get(accountSid)! }
}

/** Groups of servers at a provider that knows one key. */
class NotingCloud implements AutoScaling {
  readonly own = new Map<string, ScalingGroup>()
  /** The name of a group whose changes are refused. */
  refused: string | null = null

  async groups({ accessKeyId }: CloudAccount): Promise<readonly ScalingGroup[]> {
    if (accessKeyId !== CLOUD_KEY)
      throw new DomainError('rule', 'cloud_refused', 'AWS does not know this key.')
    return [...this.own.values()]
  }

  async setDesired(_account: CloudAccount, name: string, desired: number): Promise<void> {
    if (name === this.refused) throw new DomainError('rule', 'cloud_refused', `AWS refuses ${name}.`)
    this.own.set(name, { ...this.own.get(name)!, desired })
  }
}
export const CLOUD_KEY = 'AKIAIOSFODNN7EXAMPLE'

/** A project of the casting directors cara, dan and eve. */
export const PROJECT = 'project-1'

export const SUPER_ADMIN = signedInAs(personNamed('root', 'super_admin'))

const PEOPLE = [personNamed('root', 'super_admin'), personNamed('ada', 'super_admin')].map((one) => ({
  ...one,
  phone: null,
}))

/** The use cases over one store, with providers and a clock that tests steer. */
export function adminWorld(realStore: AdminStore, jobs: JobStore, textsPerDay = 1_000) {
  const promised: OutboxEntry[] = []
  const store = notingStore(realStore, promised)
  const clock = manualClock()
  const mails = new NotingSender<OutgoingMail>()
  const reports = new JsonReports()
  const texts = new NotingTexts()
  const ownTexts = new OwnTexts()
  const cloud = new NotingCloud()
  /** By the e-mail address of the talent. */
  const guardians = new Map<string, { name: string; email: string; phone: string; userId: string }>()
  const { call, work, query } = wired(adminModule, [
    double(ADMIN_STORE, store),
    double(SECRET_BOX, {
      lock: (plain, context) => `${context}/${[...plain].toReversed().join('')}`,
      unlock: (locked, context) => {
        if (!locked.startsWith(`${context}/`)) throw new Error('It belongs to another context.')
        return [...locked.slice(context.length + 1)].toReversed().join('')
      },
    }),
    double(CSV_FILES, { write: (rows) => rows.map((row) => row.join(',')).join('\n'), read: () => [] }),
    double(AUTO_SCALING, cloud),
    double(RICH_TEXT, plainRichText),
    double(USER_DIRECTORY, {
      many: async (ids) => PEOPLE.filter(({ id }) => ids.includes(id)),
      find: async (id) => PEOPLE.find((one) => one.id === id) ?? null,
      byEmail: async (email) => PEOPLE.find((one) => one.email === email) ?? null,
    }),
    double(TALENT_PROFILES, { guardianOf: async (email) => guardians.get(email) ?? null }),
    double(JOB_STORE, jobs),
    double(CLOCK, clock),
    double(IDS, ids),
    double(PUBLIC_URL, 'https://callboard.test'),
    double(TEMPLATE_RENDERER, renderer),
    double(MAIL_SENDER, mails),
    double(MAIL_REPORTS, reports),
    double(TEXT_SENDER, texts),
    double(TEXTS_PER_DAY, textsPerDay),
    double(OWN_TEXT_SENDERS, ownTexts.senders),
    double(TEXT_ACCOUNT_DIRECTORY, ownTexts.directory),
    double(SESSION_DIRECTORY, {
      names: async (wanted) =>
        new Map(wanted.filter((id) => id === PROJECT).map((id) => [id, 'Harbour Lights'])),
      project: async (id) =>
        id === PROJECT
          ? {
              id,
              name: 'Harbour Lights',
              uri: 'harbour-lights',
              archived: false,
              brand: { logoKey: null, accent: null },
              feedback: { open: true, reshoot: false },
              castingDirectorIds: ['user-cara', 'user-dan', 'user-eve'],
            }
          : null,
    }),
  ])
  let replies = 0
  const nextReply = () => {
    replies += 1
    return `SMin${replies}`
  }
  const all = () => store.read(({ messages }) => messages.page({}, 100))
  const find = async (id: string) => {
    const message = await store.read(({ messages }) => messages.find(id))
    if (!message) throw new Error('The message is gone.')
    return message
  }
  return {
    clock,
    mails,
    reports,
    texts,
    ownTexts,
    cloud,
    promised,
    guardians,
    call,
    work,
    all,
    wish: (changes: Partial<PayloadOf<typeof messageRequested>> = {}) =>
      work(messageRequested, {
        key: 'check-in:r1',
        channel: 'email',
        template: 'CHECK_IN_EMAIL',
        to: 'Ana@Example.com',
        values: { PROJECT_NAME: 'Harbour Lights', TALENT_STATUS_LINK: 'https://callboard.test/message/r1' },
        about: { session_id: 's1' },
        ...changes,
      }),
    /** The provider of texts reports on one; `signature` is right unless it is given. */
    report: (
      id: string,
      MessageSid: string,
      MessageStatus: string,
      { ErrorCode, signature = 'signed' }: { ErrorCode?: string; signature?: string } = {},
    ) => {
      const fields = { MessageSid, MessageStatus, ...(ErrorCode === undefined ? {} : { ErrorCode }) }
      const signed = { url: `https://callboard.test/api/webhooks/twilio/status/${id}`, fields, signature }
      return call(noteTextStatus, Actor.anonymous, { id, ...fields, signed })
    },
    /** A mail server passes a report on; `bearer` is right unless it is given. */
    mailReport: (report: MailReport | null, bearer = 'the token') => {
      const bytes = new TextEncoder().encode(JSON.stringify(report))
      return call(noteMailReport, Actor.anonymous, { file: { contentType: 'message/rfc822', bytes }, bearer })
    },
    /** A text that a person sends back; `signature` is right, and its id a new one, unless they are given. */
    reply: (
      From: string,
      Body: string,
      {
        To = texts.from,
        holder,
        signature = 'signed',
        MessageSid = nextReply(),
      }: Partial<Record<'To' | 'holder' | 'signature' | 'MessageSid', string>> = {},
    ) => {
      const fields = { MessageSid, From, To, Body }
      const signed = { url: 'https://callboard.test/api/webhooks/twilio/inbound', fields, signature }
      return call(noteTextReply, Actor.anonymous, { ...fields, ...(holder ? { holder } : {}), signed })
    },
    withdraw: (payload: PayloadOf<typeof messagesWithdrawn>) => work(messagesWithdrawn, payload),
    consent: query(TEXT_CONSENT),
    send: (message_id: string) => work(sendEmail, { message_id }),
    find,
    /** The only message there is. */
    only: async () => {
      const [entry, ...others] = await all()
      if (!entry || others.length > 0) throw new Error('There is not exactly one message.')
      return await find(entry.id)
    },
  }
}
