import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from './api-client.ts'

/** How the steps of a device are taken: each brings what it sends to the end, or throws. */
export type Persist = <T>(step: () => Promise<T>) => Promise<T>

/** A step that fails is a fault of the test. */
export const once: Persist = (step) => step()

/** The storage has not taken a file. */
export class StorageRefusal extends Error {
  constructor(answer: Response, words: string) {
    super(`The storage answered ${answer.status}: ${words}`)
  }
}

/** As the devices of people wait before the next try. Milliseconds. */
const PAUSE = 250
const DAMAGED = ['piece_damaged', 'part_damaged', 'idempotency_busy']

/** Its server was away, or what was put has not arrived whole: the same step may work in a while. */
const canPass = (fault: unknown) =>
  fault instanceof Refusal
    ? fault.status >= 500 || fault.status === 404 || DAMAGED.includes(fault.code)
    : // fetch says so of a connection that broke.
      fault instanceof StorageRefusal || fault instanceof TypeError || fault instanceof SyntaxError

/**
 * Repeats each step until its servers live to answer it.
 * @param begun called at the begin of each step, once however often it is tried
 */
export const insisting =
  (begun: () => void = () => {}): Persist =>
  async (step) => {
    begun()
    for (;;) {
      try {
        return await step()
      } catch (fault) {
        if (!canPass(fault)) throw fault
        await pause(PAUSE)
      }
    }
  }
