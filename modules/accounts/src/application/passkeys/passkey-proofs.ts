import { CLOCK, SECRET_HASHER, service } from '@callboard/core'
import type { PasskeyProof } from '../../contract/index.ts'
import { isAhead, type Passkey } from '../../domain/passkey.ts'
import { ACCOUNTS_STORE, type AccountsRepositories, PASSKEY_VERIFIER } from '../ports/index.ts'
import { PasskeyQuestions } from './passkey-questions.ts'

/** A proof as it came, before it is used. */
export interface CheckedProof {
  readonly question: string
  /** Null for one that is unknown. */
  readonly passkey: Passkey | null
  /** Null when the answer is wrong. */
  readonly counter: number | null
}

/** Passkeys that are shown as a proof: at sign-in, as its second step, and to confirm it. */
export class PasskeyProofs extends service({
  store: ACCOUNTS_STORE,
  verifier: PASSKEY_VERIFIER,
  questions: PasskeyQuestions,
  hasher: SECRET_HASHER,
  clock: CLOCK,
}) {
  /** @returns null when the time for the answer is over */
  async check({ ticket, answer }: PasskeyProof): Promise<CheckedProof | null> {
    const question = this.needs.questions.open(ticket, 'anybody')
    if (question === null) return null
    const id = this.needs.hasher.digest(answer.id)
    const passkey = await this.needs.store.read(({ passkeys }) => passkeys.find(id))
    const counter = passkey && (await this.needs.verifier.counterOf(question, answer, passkey))
    return { question, passkey, counter }
  }

  /**
   * Uses the question up, whether the answer is right or wrong.
   * @param userId whose row the caller has locked
   * @returns false for a proof that does not prove this account
   */
  async use(
    repositories: AccountsRepositories,
    { question, passkey, counter }: CheckedProof,
    userId: string | undefined,
  ): Promise<boolean> {
    const isFirst = await this.needs.questions.spend(repositories, question)
    if (!isFirst || passkey === null || counter === null) return false
    // Another process may have removed it, or taken a later answer of it, since it was checked.
    const current = await repositories.passkeys.find(passkey.id)
    if (current?.userId !== userId || !current || !isAhead(current.counter, counter)) return false
    await repositories.passkeys.save({ ...current, counter, lastUsedAt: this.needs.clock.now() })
    return true
  }
}
