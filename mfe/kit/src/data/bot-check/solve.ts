import type { CaptchaChallenge } from '@callboard/accounts/contract'
import { type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

async function inWorker(challenge: CaptchaChallenge): Promise<Solution> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url))
  const solved = new Promise<Solution>((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<(Solution & { error?: unknown }) | null>) =>
      data && data.error === undefined ? done(data) : failed(data?.error)
    worker.onerror = failed
  })
  worker.postMessage({ type: 'work', challenge })
  return await solved.finally(() => worker.terminate())
}

/** In slices between which the page goes on, for browsers that refuse a worker. */
async function onPage(challenge: CaptchaChallenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The bot check took too long.')
  return solution
}

/** Does the work of a challenge beside the page. @returns the answer for the server */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  const solution = await inWorker(challenge).catch(() => onPage(challenge))
  return btoa(JSON.stringify({ challenge, solution }))
}
