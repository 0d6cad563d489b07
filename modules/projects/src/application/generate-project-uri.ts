import type { Actor, Ids } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { generateProjectUri } from '../contract/index.ts'
import { projectUri } from '../domain/project-uri.ts'

export class GenerateProjectUri {
  readonly #ids: Ids

  constructor(ids: Ids) {
    this.#ids = ids
  }

  async run(_actor: Actor): Promise<ReplyOf<typeof generateProjectUri>> {
    return { uri: projectUri('', this.#ids.secret()) }
  }
}
