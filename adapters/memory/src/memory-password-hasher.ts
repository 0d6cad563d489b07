import { createHash } from 'node:crypto'
import type { PasswordHasher } from '@callboard/accounts/testing'

const FORM = /^\$test\$v=(\d+)\$(\d+)\$([0-9a-f]{64})$/

const digestOf = (salt: string, password: string) =>
  createHash('sha256').update(`${salt} ${password}`).digest('hex')

/** One quick round of SHA-256 where the real one takes its time: for tests only. A higher `version` makes older hashes outdated. */
export class MemoryPasswordHasher implements PasswordHasher {
  readonly #version: number
  #made = 0

  constructor(version = 1) {
    this.#version = version
  }

  async hash(password: string): Promise<string> {
    this.#made += 1
    const salt = String(this.#made)
    return `$test$v=${this.#version}$${salt}$${digestOf(salt, password)}`
  }

  async matches(password: string, stored: string | null): Promise<boolean> {
    const [, , salt, digest] = FORM.exec(stored ?? '') ?? []
    return salt !== undefined && digestOf(salt, password) === digest
  }

  isOutdated(stored: string): boolean {
    return FORM.exec(stored)?.[1] !== String(this.#version)
  }
}
