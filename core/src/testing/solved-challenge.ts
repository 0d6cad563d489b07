import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What a browser sends for having done the work of a bot check. @throws Error where there is none */
export async function solvedChallenge(challenge: Challenge | null): Promise<string> {
  const solution = challenge && (await solveChallenge({ challenge, deriveKey }))
  if (!solution) throw new Error('There is no bot check to solve.')
  return btoa(JSON.stringify({ challenge, solution }))
}
