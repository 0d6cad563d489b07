import type { SecretBox } from '@callboard/core'

/** The locked form is a number; only this box can map it back to the secret. */
export class FakeSecretBox implements SecretBox {
  readonly #locked: { readonly plain: string; readonly context: string }[] = []

  lock(plain: string, context: string): string {
    return `locked-${this.#locked.push({ plain, context }) - 1}`
  }

  unlock(locked: string, context: string): string {
    const found = this.#locked[Number(locked.replace('locked-', ''))]
    if (found?.context !== context) throw new Error('This is not a locked secret.')
    return found.plain
  }

  /** The secret of the install was changed: nothing opens any more. */
  forget(): void {
    this.#locked.fill({ plain: '', context: '' })
  }
}
