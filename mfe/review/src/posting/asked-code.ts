import { ANSWER_CODE_MINUTES } from '@callboard/posting/contract'

/** A code that was asked for and not said yet. */
export interface AskedCode {
  readonly email: string
  /** As others will see it. */
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const keyOf = (link: string) => `callboard:answer-code:${link}`

/** A phone drops the page while its owner looks for the code in the mail: the step is kept until the code has ended. */
export const keepCode = (link: string, asked: AskedCode, kept: Pick<Storage, 'setItem'>): void =>
  kept.setItem(keyOf(link), JSON.stringify(asked))

export const forgetCode = (link: string, kept: Pick<Storage, 'removeItem'>): void =>
  kept.removeItem(keyOf(link))

/** @returns undefined where none is asked for that is still good */
export function keptCode(
  link: string,
  kept: Pick<Storage, 'getItem'>,
  now = Date.now(),
): AskedCode | undefined {
  const text = kept.getItem(keyOf(link))
  const asked = text === null ? undefined : (JSON.parse(text) as AskedCode)
  return asked && now - asked.at < ANSWER_CODE_MINUTES * 60_000 ? asked : undefined
}
