import { useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { APP_VERSION, version } from '../../contract/index.ts'

export class TellVersion extends useCase(version, {}) {
  async run(): Promise<ReplyOf<typeof version>> {
    return { version: APP_VERSION }
  }
}
