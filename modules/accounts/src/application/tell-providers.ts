import type { ReplyOf } from '@callboard/core/http-contract'
import type { providers } from '../contract/index.ts'
import type { Captcha, GoogleIdentity } from './ports/index.ts'

export class TellProviders {
  readonly #google: GoogleIdentity
  readonly #captcha: Captcha

  constructor(google: GoogleIdentity, captcha: Captcha) {
    this.#google = google
    this.#captcha = captcha
  }

  async run(): Promise<ReplyOf<typeof providers>> {
    const { siteKey } = this.#captcha
    return {
      google: this.#google.offered,
      captcha: siteKey === null ? null : { kind: 'recaptcha', site_key: siteKey },
    }
  }
}
