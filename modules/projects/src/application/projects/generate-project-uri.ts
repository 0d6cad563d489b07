import { type Actor, IDS, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { generateProjectUri, projectUri } from '../../contract/index.ts'

export class GenerateProjectUri extends useCase(generateProjectUri, { ids: IDS }) {
  async run(_actor: Actor): Promise<ReplyOf<typeof generateProjectUri>> {
    return { uri: projectUri('', this.needs.ids.secret()) }
  }
}
