import type { ReplyOf } from '@callboard/core/http-contract'
import type { providers } from '../contract/index.ts'

export class TellProviders {
  readonly #google: boolean

  constructor(google: boolean) {
    this.#google = google
  }

  async run(): Promise<ReplyOf<typeof providers>> {
    return { google: this.#google }
  }
}
