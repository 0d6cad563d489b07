import { createHash, hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Actor,
  actorKey,
  type Clock,
  DomainError,
  IDEMPOTENCY_BUSY,
  idempotencyBusy,
  patient,
  REPLAY_LEASE,
  type ReplayStore,
} from '@callboard/core'
import { STALE_SIGN_IN, WAITED } from '@callboard/core/http-contract'
import type { Logger } from 'pino'
import { openAnswer } from '../caller/sealed-answer.ts'
import { errorReply } from '../requests/error-replies.ts'
import { HttpFault } from '../requests/http-fault.ts'
import type { Context } from '../requests/request-context.ts'
import type { Answer } from '../routes/answer.ts'
import type { Input } from '../routes/endpoint-input.ts'
import { AnswerOnce } from './answer-once.ts'

const LONGEST_KEY = 200
const HEADER = 'Idempotency-Key'
/** Milliseconds that a repeat waits for the first one to end: longer than the claim of a process that died holds. */
const PATIENCE = REPLAY_LEASE + 2_000
const LOOK_AGAIN = 100

const isFile = (value: unknown): value is { contentType: string; bytes: Uint8Array } =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

function fingerprintOf(caller: string, endpoint: string, input: Input): string {
  const { [WAITED]: _, ...said } = input
  const { file, ...fields } = said
  const digest = createHash('sha256').update(JSON.stringify([caller, endpoint, isFile(file) ? fields : said]))
  if (isFile(file)) digest.update(file.contentType).update(file.bytes)
  return digest.digest('hex')
}

/**
 * Busy or full is for now, a fault of ours is not an answer, and whoever is asked for a fresh sign-in goes on once it is
 * given: all may be tried again with the same key.
 */
const isFinal = (error: DomainError, status: number) =>
  status < 500 && status !== 429 && error.code !== IDEMPOTENCY_BUSY && error.code !== STALE_SIGN_IN

export type Once = (
  ctx: Context,
  endpoint: string,
  actor: Actor,
  input: Input,
  run: () => Promise<Answer>,
) => Promise<Answer>

/**
 * Runs an unsafe call once per caller and `Idempotency-Key`; a repeat gets the first answer, or waits for it.
 * Without the header the call just runs.
 * @param patience milliseconds that a repeat waits; default 7,000
 */
export function idempotency(
  replays: ReplayStore,
  clock: Clock,
  logger: Logger,
  patience: number = patient(PATIENCE),
): Once {
  async function keep(call: AnswerOnce, answer: Answer): Promise<void> {
    try {
      await replays.store(call.key, call.sealed(answer))
    } catch (error) {
      // The work is done and must be answered. The key stays claimed, so that a hasty repeat does not do it twice.
      logger.error({ err: error }, 'an answer could not be kept for repeats')
    }
  }

  /** A repeat that comes while the first one runs waits for its answer. */
  async function claimInTurn(key: string, fingerprint: string) {
    const deadline = performance.now() + patience
    for (;;) {
      const claim = await replays.claim(key, fingerprint, clock.now())
      if (claim !== 'busy' || performance.now() > deadline) return claim
      await pause(LOOK_AGAIN)
    }
  }

  function renew(key: string): void {
    replays.renew(key, clock.now()).catch((error: unknown) => {
      logger.warn({ err: error }, 'a claimed key could not be renewed')
    })
  }

  async function free(key: string): Promise<void> {
    try {
      await replays.release(key)
    } catch (error) {
      // Only logged: the answer is the error that made the call fail.
      logger.error({ err: error }, 'a key could not be freed')
    }
  }

  return async (ctx, endpoint, actor, input, run) => {
    const given = ctx.req.headers['idempotency-key']
    if (given === undefined) return run()
    if (typeof given !== 'string' || given.length < 1 || given.length > LONGEST_KEY) {
      const message = `Must be 1 to ${LONGEST_KEY} characters.`
      throw new HttpFault(422, 'invalid', 'The Idempotency-Key is not valid.', { [HEADER]: message })
    }
    const caller = actorKey(actor)
    const secret = `${caller}\n${given}`
    const key = hash('sha256', `key\n${secret}`, 'hex')
    const claim = await claimInTurn(key, fingerprintOf(caller, endpoint, input))
    if (claim === 'busy') throw idempotencyBusy()
    if (claim === 'mismatch') {
      throw new HttpFault(
        422,
        'idempotency_mismatch',
        'This Idempotency-Key was used for a different request.',
      )
    }
    if (claim !== 'claimed') {
      ctx.set('Idempotency-Replayed', 'true')
      return { status: claim.status, json: openAnswer(secret, String(claim.body)) }
    }
    const call = new AnswerOnce(key, secret)
    const renewal = setInterval(() => renew(key), REPLAY_LEASE / 3)
    try {
      const answer = await replays.run(call, run)
      if (!call.isKept) await keep(call, answer)
      if (call.differsFrom(answer)) logger.error({ endpoint }, 'a repeat would get another answer')
      return answer
    } catch (error) {
      const { status, body } = errorReply(error, ctx.state.requestId)
      if (error instanceof DomainError && isFinal(error, status)) {
        await keep(call, { status, json: JSON.stringify(body) })
      } else {
        await free(key)
      }
      throw error
    } finally {
      clearInterval(renewal)
    }
  }
}
