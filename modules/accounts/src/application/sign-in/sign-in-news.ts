import { messageRequested } from '@callboard/admin/contract'
import { IDS, type Outbox, PUBLIC_URL, service } from '@callboard/core'
import type { User } from '../../domain/user.ts'

const WORDS = {
  password: 'Your password was changed.',
  'second-factor-on':
    'A second factor was set up. From now on you sign in with a code of your authenticator app as well.',
  'second-factor-off': 'The second factor was switched off.',
  'second-factor-reset': 'A super admin took the second factor and all passkeys off your account.',
  'passkey-added': 'A passkey was added. It signs in without your password.',
  'passkey-removed': 'A passkey was removed. It does not sign in any more.',
  'passkeys-ended': 'All passkeys were removed. They do not sign in any more.',
  'recovery-codes': 'New recovery codes were made. The old ones do not work any more.',
  google: 'Your account was connected with Google. Its password does not work any more.',
} as const

export type SignInChange = keyof typeof WORDS

/** Tells the owner of an account how one signs in to it now, so that nobody else changes it unnoticed. */
export class SignInNews extends service({ ids: IDS, publicUrl: PUBLIC_URL }) {
  tell(outbox: Outbox, user: User, change: SignInChange): void {
    this.#mail(outbox, user, user.email, WORDS[change])
  }

  /** To both addresses. */
  tellAddress(outbox: Outbox, user: User, before: string): void {
    const words = `The e-mail address of your account was changed from ${before} to ${user.email}.`
    for (const to of [before, user.email]) this.#mail(outbox, user, to, words)
  }

  #mail(outbox: Outbox, { id }: User, to: string, words: string): void {
    outbox.publish(messageRequested, {
      key: `sign-in-changed:${this.needs.ids.next()}`,
      channel: 'email',
      template: 'SIGN_IN_CHANGED',
      to,
      values: { WHAT: words, RESET_LINK: `${this.needs.publicUrl}/reset-password-request` },
      about: { user_id: id },
    })
  }
}
