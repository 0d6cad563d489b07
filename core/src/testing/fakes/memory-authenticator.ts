import type { Actor, Authenticator } from '../../kernel/index.ts'

/** Tokens a test hands out and takes back. */
export class MemoryAuthenticator implements Authenticator {
  readonly #actors = new Map<string, Actor>()

  allow(token: string, actor: Actor): void {
    this.#actors.set(token, actor)
  }

  revoke(token: string): void {
    this.#actors.delete(token)
  }

  async actorOf(token: string): Promise<Actor | null> {
    return this.#actors.get(token) ?? null
  }
}
