import { CLOCK, SECRET_BOX, service } from '@callboard/core'
import { CREDENTIALS, type CredentialName } from '../../contract/index.ts'
import type { StoredCredential } from '../../domain/credential.ts'
import {
  ADMIN_STORE,
  type CloudAccount,
  OWN_TEXT_SENDERS,
  TEXT_SENDER,
  type TextSender,
} from '../ports/index.ts'

const contextOf = (name: CredentialName) => `credential:${name}`

/** Milliseconds after which a screen hears of keys that another process has saved. */
const KNOWN_FOR = 10_000

type Opened = Readonly<Partial<Record<CredentialName, string>>>

/** Keys of outside services that super admins typed in, and what works with them. */
export class InstallCredentials extends service({
  store: ADMIN_STORE,
  box: SECRET_BOX,
  texts: TEXT_SENDER,
  senders: OWN_TEXT_SENDERS,
  clock: CLOCK,
}) {
  #known: { readonly sends: boolean; readonly until: number } | null = null

  lock(name: CredentialName, value: string): string {
    return this.needs.box.lock(value, contextOf(name))
  }

  /** @returns undefined for one that was sealed under another secret of the install: it has to be typed in anew */
  open({ name, sealed }: StoredCredential): string | undefined {
    try {
      return this.needs.box.unlock(sealed, contextOf(name))
    } catch {
      return undefined
    }
  }

  /** With the account of the credentials, or else that of the settings. */
  async textSender(): Promise<TextSender> {
    const {
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: from,
    } = await this.#all()
    if (!accountSid || !authToken || !from) return this.needs.texts
    return this.needs.senders.of({ holderId: '', holderEmail: '', accountSid, authToken, from })
  }

  /** Whether texts have a sender, for screens, which ask with every list: the keys are not read for each. */
  async sendsTexts(): Promise<boolean> {
    if (this.needs.texts.sends) return true
    const now = this.needs.clock.now().getTime()
    if (this.#known === null || now >= this.#known.until)
      this.#known = { sends: (await this.textSender()).sends, until: now + KNOWN_FOR }
    return this.#known.sends
  }

  /** To be called once keys are saved. */
  changed(): void {
    this.#known = null
  }

  /** @returns null while a key is missing */
  async cloudAccount(): Promise<CloudAccount | null> {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION } = await this.#all()
    if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY || !AWS_REGION) return null
    return { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, region: AWS_REGION }
  }

  async #all(): Promise<Opened> {
    const stored = await this.needs.store.read(({ credentials }) => credentials.all())
    const opened = stored
      .filter(({ name }) => CREDENTIALS.includes(name))
      .map((credential) => [credential.name, this.open(credential)])
    return Object.fromEntries(opened)
  }
}
