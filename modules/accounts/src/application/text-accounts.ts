import { broken, type SecretBox } from '@callboard/core'
import type { Credential } from '../domain/credential.ts'
import type { TextAccount } from '../domain/text-account.ts'
import type { AccountsStore } from './ports/index.ts'

const NAME = 'twilio'

/** For the module that sends texts; never for a browser. */
export interface OwnTextAccount extends TextAccount {
  readonly holderId: string
  readonly holderEmail: string
}

type Locked = Pick<Credential, 'name' | 'account' | 'sealed'>

const unreadable = () =>
  broken(
    'text_account_unreadable',
    'The Twilio account was stored under another secret of this install. Type it in anew.',
  )

/** People's own accounts at the provider of texts, unlocked. Those of deleted people are not there. */
export class TextAccounts {
  readonly #store: AccountsStore
  readonly #box: SecretBox

  constructor(store: AccountsStore, box: SecretBox) {
    this.#store = store
    this.#box = box
  }

  /** @returns whose it is of the first person who has one */
  async firstOf(
    holderIds: readonly string[],
  ): Promise<{ readonly holderId: string; readonly accountSid: string } | null> {
    const stored = await this.#store.read(({ credentials }) => credentials.ofUsers(holderIds, NAME))
    for (const holderId of holderIds) {
      const found = stored.find(({ userId }) => userId === holderId)
      if (found) return { holderId, accountSid: found.account }
    }
    return null
  }

  /** @throws DomainError when the secret of the install has changed since */
  async of(holderId: string): Promise<OwnTextAccount | null> {
    const found = await this.#store.read(async ({ credentials, users }) => {
      const [credential] = await credentials.ofUsers([holderId], NAME)
      const holder = credential && (await users.find(holderId))
      return holder && { credential, holder }
    })
    return found ? { ...this.open(found.credential), holderId, holderEmail: found.holder.email } : null
  }

  /** @throws DomainError as `of` */
  open({ userId, account, sealed }: Credential): TextAccount {
    let plain: string
    try {
      plain = this.#box.unlock(sealed, this.#context(userId, account))
    } catch {
      throw unreadable()
    }
    return { accountSid: account, ...(JSON.parse(plain) as Omit<TextAccount, 'accountSid'>) }
  }

  lock(userId: string, { accountSid, authToken, from }: TextAccount): Locked {
    const plain = JSON.stringify({ authToken, from })
    return {
      name: NAME,
      account: accountSid,
      sealed: this.#box.lock(plain, this.#context(userId, accountSid)),
    }
  }

  #context = (userId: string, accountSid: string) => `${NAME}:${userId}:${accountSid}`
}
