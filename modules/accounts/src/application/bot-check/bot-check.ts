import { broken, CLOCK, SECRET_HASHER, service } from '@callboard/core'
import type { BotChecks, BotProof } from '../../commands/index.ts'
import { CAPTCHA_FAILED, NOT_A_PERSON } from '../../contract/index.ts'
import { ACCOUNTS_STORE, type AccountsRepositories, CAPTCHA } from '../ports/index.ts'

export const botCheckFailed = () => broken(CAPTCHA_FAILED, NOT_A_PERSON)

/** Which answers to the bot check are good, each for one request, over all processes. */
export class BotCheck extends service({
  captcha: CAPTCHA,
  store: ACCOUNTS_STORE,
  hasher: SECRET_HASHER,
  clock: CLOCK,
}) {
  /**
   * Uses nothing up.
   * @returns null for an answer that is missing, wrong or expired
   * @throws DomainError unavailable when it cannot be judged
   */
  async find(answer: string | undefined): Promise<BotProof | null> {
    if (!answer) return null
    const { captcha, clock } = this.needs
    const proof = captcha.judgesOnce ? await this.#judgedOnce(answer) : await captcha.judge(answer)
    return proof && clock.now() < proof.expiresAt ? proof : null
  }

  /** An answer that nothing has used; to be asked outside of the request that uses it. */
  async isGood(answer: string): Promise<boolean> {
    const proof = await this.find(answer)
    if (!proof) return false
    const kept = await this.needs.store.read(({ oneTimeUses }) => oneTimeUses.find(proof.id))
    return kept === null || kept.usedFor === null
  }

  /** First in the write of the request, so that a request that fails gives the proof back. @returns false when it is used */
  spend({ oneTimeUses }: AccountsRepositories, proof: BotProof, use: string): Promise<boolean> {
    return oneTimeUses.spend(proof, this.needs.hasher.digest(use))
  }

  async #judgedOnce(answer: string): Promise<BotProof | null> {
    const { captcha, store, hasher } = this.needs
    const id = hasher.digest(answer)
    const known = await store.read(({ oneTimeUses }) => oneTimeUses.find(id))
    if (known) return known
    const proof = await captcha.judge(answer)
    if (!proof) return null
    const kept = { ...proof, id }
    await store.write(({ oneTimeUses }) => oneTimeUses.keep(kept))
    return kept
  }
}

/** The bot check of requests of other modules. */
export class JoinedBotChecks
  extends service({ check: BotCheck, store: ACCOUNTS_STORE })
  implements BotChecks
{
  async passed(answer: string | undefined): Promise<BotProof> {
    const proof = await this.needs.check.find(answer)
    if (!proof) throw botCheckFailed()
    return proof
  }

  async spend(proof: BotProof, use: string): Promise<void> {
    const { check, store } = this.needs
    if (!(await store.join((repositories) => check.spend(repositories, proof, use)))) throw botCheckFailed()
  }
}
