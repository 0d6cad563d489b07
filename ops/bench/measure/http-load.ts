import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Call, Load, LoadResult } from '../clients/http-calls.ts'
import { askChild } from './ask-child.ts'

const PROGRAM = join(import.meta.dirname, '../clients/http-calls.ts')

/** Calls to one server, made by a process of its own: this one reads the log lines of the servers. */
export class HttpLoad {
  readonly #origin: string
  readonly #client: ChildProcess

  constructor(origin: string) {
    this.#origin = origin
    this.#client = fork(PROGRAM)
  }

  /** @param inFlight calls at a time */
  async run(calls: readonly Call[], inFlight: number): Promise<LoadResult> {
    const load: Load = { origin: this.#origin, calls, inFlight }
    return await askChild<LoadResult>(this.#client, { ...load })
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
