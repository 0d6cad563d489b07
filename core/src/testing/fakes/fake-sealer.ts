import type { Clock, Sealer } from '../../kernel/index.ts'
import { randomIds } from './random-ids.ts'

/** Seals are random texts that only this sealer knows: nothing can be forged. */
export function fakeSealer(clock: Clock): Sealer {
  const sealed = new Map<string, { purpose: string; claim: Record<string, string>; expiresAt: Date }>()
  const marks = new Map<string, string>()
  return {
    seal(purpose, claim, expiresAt) {
      const text = randomIds.secret()
      sealed.set(text, { purpose, claim, expiresAt })
      return text
    },
    open(purpose, text) {
      const found = sealed.get(text)
      return found?.purpose === purpose && found.expiresAt > clock.now() ? found.claim : null
    },
    mark(purpose, text) {
      const key = JSON.stringify([purpose, text])
      const mark = marks.get(key) ?? randomIds.secret()
      marks.set(key, mark)
      return mark
    },
  }
}
