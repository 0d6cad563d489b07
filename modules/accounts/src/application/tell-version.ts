import type { ReplyOf } from '@callboard/core/http-contract'
import { APP_VERSION, type version } from '../contract/index.ts'

export class TellVersion {
  async run(): Promise<ReplyOf<typeof version>> {
    return { version: APP_VERSION }
  }
}
