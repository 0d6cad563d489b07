import { useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { providers } from '../../contract/index.ts'
import { CAPTCHA, GOOGLE_IDENTITY } from '../ports/index.ts'

export class TellProviders extends useCase(providers, { google: GOOGLE_IDENTITY, captcha: CAPTCHA }) {
  async run(): Promise<ReplyOf<typeof providers>> {
    const { siteKey } = this.needs.captcha
    return {
      google: this.needs.google.offered,
      captcha: siteKey === null ? null : { kind: 'recaptcha', site_key: siteKey },
    }
  }
}
