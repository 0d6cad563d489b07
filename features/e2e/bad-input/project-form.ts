import { listProjects } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { type Answer, Wire } from './wire.ts'

/** The form of a new project, which a casting director fills in by hand. */
export class ProjectForm {
  readonly #director: ApiClient
  readonly #wire: Wire

  constructor(origin: string, director: ApiClient) {
    this.#director = director
    this.#wire = new Wire(origin, director.token)
  }

  send(json: unknown): Promise<Answer> {
    return this.#wire.send('POST', '/api/studio', { json })
  }

  /** @param raw a body as it is, with the type it claims */
  sendRaw(raw: string, type = 'application/json'): Promise<Answer> {
    return this.#wire.send('POST', '/api/studio', { raw, type })
  }

  /** @throws AssertionError when the attempt leaves another project, or changes one */
  async expectNoneNew(attempt: () => Promise<void>): Promise<void> {
    const before = await this.#projects()
    await attempt()
    expect(await this.#projects()).to.deep.equal(before)
  }

  async #projects() {
    return (await this.#director.call(listProjects, { take: 50 })).studios
  }
}
