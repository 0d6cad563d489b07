import type { Captcha } from '@callboard/accounts'
import type { BotProof } from '@callboard/accounts/commands'
import type { CaptchaChallenge } from '@callboard/accounts/contract'
import type { Clock, SecretHasher } from '@callboard/core'
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

export interface AltchaSettings {
  /** Signs the challenges. All processes of an install have the same two. */
  readonly challengeKey: string
  /** Signs the solutions, so that judging one costs no work. */
  readonly solutionKey: string
  /** Steps that a browser makes at least for one answer; it makes twice as many at most. */
  readonly work: number
}

/** Long enough for a form that is filled in slowly on a phone. */
const LIFE_MS = 20 * 60_000

/** Hashes of one step: enough that the hashing takes the time, and not the call of the browser. */
const COST = 1_000

/** @returns null for what is no answer at all */
function payloadOf(answer: string): Payload | null {
  try {
    const payload = JSON.parse(atob(answer)) as Payload | null
    return payload?.challenge?.parameters && payload.solution ? payload : null
  } catch {
    return null
  }
}

/** Bot check by proof of work, which the browser does unseen. No challenge is kept: its signature tells it. */
export function altcha(settings: AltchaSettings, clock: Clock, hasher: SecretHasher): Captcha {
  const { challengeKey, solutionKey, work } = settings
  const keys = { hmacSignatureSecret: challengeKey, hmacKeySignatureSecret: solutionKey, deriveKey }

  async function isSolved({ challenge, solution }: Payload): Promise<boolean> {
    try {
      return (await verifySolution({ challenge, solution, ...keys })).verified
    } catch {
      // Parameters of the wrong kind: the signature is not even looked at.
      return false
    }
  }

  return {
    offer: { kind: 'altcha' },
    judgesOnce: false,
    async challenge() {
      const { parameters, signature } = await createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(2 * work, work),
        expiresAt: new Date(clock.now().getTime() + LIFE_MS),
      })
      return { parameters, signature } as CaptchaChallenge
    },
    async judge(answer): Promise<BotProof | null> {
      const payload = payloadOf(answer)
      if (!payload || !(await isSolved(payload))) return null
      const { nonce, expiresAt } = payload.challenge.parameters
      // The nonce is signed: however the answer is spelled, it is the same one.
      return { id: hasher.digest(nonce), expiresAt: new Date((expiresAt ?? 0) * 1_000) }
    },
  }
}
