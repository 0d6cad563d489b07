import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listUsers } from '@callboard/accounts/contract'
import { Actor } from '@callboard/core'
import type { Container } from 'inversify'
import { DemoOffice, demoDay } from './demo-office.ts'
import { liveDay } from './live-day.ts'
import { seedDemo, seedPeople } from './seed-demo.ts'

/** How far the demo of an install is. Without a mark there is none, or it is whole. */
interface Mark {
  /** The casting day that is being made. */
  readonly day: string
  readonly state: 'begun' | 'whole'
}

export interface DemoDaySettings {
  readonly container: Container
  /** Data folder of the install, which keeps how far the demo is. */
  readonly data: string
  /** Whether the day goes on after its beginning: takes, answers, messages. Else it waits for the first call. */
  readonly isWhole: boolean
  /** What keeps the day from becoming whole. */
  report(words: string): void
}

/**
 * The demo of an empty install. Its accounts and sessions are there when the install says that it is ready, the people of
 * a day that lives come while it answers; a start after a kill goes on where the last one was cut off, on the same day. It is never begun in an install
 * that has an account, and nothing that was deleted from a whole one comes back.
 */
export class DemoDay {
  readonly #settings: DemoDaySettings
  readonly #office: DemoOffice
  readonly #end = new AbortController()
  #living: Promise<void> = Promise.resolve()

  constructor(settings: DemoDaySettings) {
    this.#settings = settings
    this.#office = new DemoOffice(settings.container)
  }

  /**
   * Makes accounts and sessions, and starts on the rest.
   * @returns true when the accounts are new
   */
  async begin(): Promise<boolean> {
    const { users } = await this.#office.run(listUsers, Actor.system('demo'), { limit: 1 })
    const isNew = users.length === 0
    if (isNew) await this.#write('begun')
    else if (!(await this.#isBegun())) return false
    await seedDemo(this.#office)
    if (!this.#settings.isWhole) await seedPeople(this.#office)
    this.#living = this.#live()
    return isNew
  }

  /** Resolves when the day is whole, or has failed to become so. */
  whole(): Promise<void> {
    return this.#living
  }

  /** Leaves the rest to the next start. */
  async stop(): Promise<void> {
    this.#end.abort()
    await this.#living
  }

  async #live(): Promise<void> {
    try {
      if (this.#settings.isWhole) await liveDay(this.#office, this.#end.signal)
      await this.#write('whole')
    } catch (error) {
      if (this.#end.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      this.#settings.report(`The demo day is not whole, the next start goes on with it: ${reason}`)
    }
  }

  get #file(): string {
    return join(this.#settings.data, 'demo.json')
  }

  async #isBegun(): Promise<boolean> {
    const text = await readFile(this.#file, 'utf8').catch(() => null)
    if (text === null) return false
    const { day, state } = JSON.parse(text) as Mark
    return state === 'begun' && day === demoDay(0)
  }

  async #write(state: Mark['state']): Promise<void> {
    const mark: Mark = { day: demoDay(0), state }
    await writeFile(`${this.#file}.part`, JSON.stringify(mark))
    await rename(`${this.#file}.part`, this.#file)
  }
}
