import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Call, Load, LoadResult } from '../clients/http-calls.ts'

const PROGRAM = join(import.meta.dirname, '../clients/http-calls.ts')

/** Calls to one server, made by a process of its own: this one reads what the servers log. */
export class HttpLoad {
  readonly #origin: string
  readonly #client: ChildProcess

  constructor(origin: string) {
    this.#origin = origin
    this.#client = fork(PROGRAM)
  }

  /** @param inFlight calls at a time */
  async run(calls: readonly Call[], inFlight: number): Promise<LoadResult> {
    const ended = new AbortController()
    const end = once(this.#client, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('The client ended.')
    })
    end.catch(() => {})
    this.#client.send({ origin: this.#origin, calls, inFlight } satisfies Load)
    const [result]: [LoadResult] = (await Promise.race([once(this.#client, 'message'), end])) as [LoadResult]
    ended.abort()
    return result
  }

  close(): void {
    this.#client.kill()
  }
}

/** @throws Error unless every call was answered by one of these */
export function expectStatuses({ statuses }: LoadResult, ...wanted: readonly number[]): void {
  for (const status of Object.keys(statuses))
    if (!wanted.includes(Number(status))) throw new Error(`Answers were ${JSON.stringify(statuses)}.`)
}
