import { type Actor, IDS, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { generateJitsiKey } from '../../contract/index.ts'

export class GenerateJitsiKey extends useCase(generateJitsiKey, { ids: IDS }) {
  async run(_actor: Actor): Promise<ReplyOf<typeof generateJitsiKey>> {
    return { key: this.needs.ids.secret() }
  }
}
