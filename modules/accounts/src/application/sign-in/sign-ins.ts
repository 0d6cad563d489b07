import { Actor, type Authenticator, CLOCK, IDS, SECRET_HASHER, service, type UserType } from '@callboard/core'
import { idleSince, isLive, type SignIn, seenBefore, signInExpiry } from '../../domain/sign-in.ts'
import type { User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, type AccountsRepositories, SECOND_FACTOR_TYPES } from '../ports/index.ts'

const CACHE_MS = 2_000
const CACHE_SIZE = 10_000

/** How the account was proved. */
export type Proved = 'passkey' | 'otherwise'

interface Known {
  readonly actor: Actor
  readonly userId: string
  readonly until: number
}

function actorFor(user: User, signIn: SignIn, needSecondFactor: readonly UserType[]): Actor {
  const proof = { signInId: signIn.id, provedAt: signIn.provedAt ?? signIn.createdAt }
  if (!user.secondFactor && !signIn.byPasskey && needSecondFactor.includes(user.userType))
    return Actor.halfSignedIn({ userId: user.id, ...proof })
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  return Actor.user({
    userId: user.id,
    email: user.email,
    name,
    userType: user.userType,
    ...proof,
  })
}

/**
 * Users by sign-in token. An answer is remembered for at most two seconds, so that an end in one process reaches the
 * others in that time; the process that ends a sign-in forgets it at once.
 */
export class SignIns
  extends service({
    store: ACCOUNTS_STORE,
    clock: CLOCK,
    ids: IDS,
    hasher: SECRET_HASHER,
    needSecondFactor: SECOND_FACTOR_TYPES,
  })
  implements Authenticator
{
  readonly #known = new Map<string, Known>()

  async actorOf(token: string, anew = false): Promise<Actor | null> {
    const digest = this.needs.hasher.digest(token)
    const now = this.needs.clock.now()
    const known = this.#known.get(digest)
    if (known && !anew && now.getTime() < known.until) return known.actor
    this.#known.delete(digest)
    const found = await this.needs.store.read(({ signIns }) => signIns.byDigest(digest))
    if (!found || !isLive(found.signIn, now)) return null
    await this.#noteSeen(found.signIn, now)
    const actor = actorFor(found.user, found.signIn, this.needs.needSecondFactor)
    this.#remember(digest, { actor, userId: found.user.id, until: now.getTime() + CACHE_MS })
    return actor
  }

  /** Signs the user in, in the caller's transaction. @returns the token, which exists nowhere else */
  async begin({ signIns }: AccountsRepositories, userId: string, by: Proved = 'otherwise'): Promise<string> {
    const token = this.needs.ids.secret()
    const now = this.needs.clock.now()
    await signIns.add({
      id: this.needs.ids.next(),
      userId,
      digest: this.needs.hasher.digest(token),
      createdAt: now,
      provedAt: null,
      byPasskey: by === 'passkey',
      lastSeenAt: now,
      expiresAt: signInExpiry(now),
    })
    return token
  }

  /** To be called after a commit that ended sign-ins of the user or changed what an actor says of them. */
  forget(userId: string): void {
    for (const [digest, known] of this.#known) if (known.userId === userId) this.#known.delete(digest)
  }

  /** Removes sign-ins, reset links and what was good for one request, once they are over. */
  async prune(): Promise<void> {
    const now = this.needs.clock.now()
    await this.needs.store.write(async ({ signIns, passwordResets, oneTimeUses }) => {
      await signIns.prune(now, idleSince(now))
      await passwordResets.prune(now)
      await oneTimeUses.prune(now)
    })
  }

  async #noteSeen(signIn: SignIn, now: Date): Promise<void> {
    const before = seenBefore(now)
    if (signIn.lastSeenAt > before) return
    await this.needs.store.write(({ signIns }) => signIns.seen(signIn.id, now, before))
  }

  #remember(digest: string, known: Known): void {
    if (this.#known.size >= CACHE_SIZE) {
      const [oldest] = this.#known.keys()
      if (oldest !== undefined) this.#known.delete(oldest)
    }
    this.#known.set(digest, known)
  }
}
