/** Why a backup or a restore was not begun or not finished, in words for the person at the keyboard. */
export class Refusal extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Refusal'
  }
}
