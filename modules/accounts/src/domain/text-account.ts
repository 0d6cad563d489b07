/** An account of one's own at the provider of texts. */
export interface TextAccount {
  /** `AC…` */
  readonly accountSid: string
  readonly authToken: string
  /** The sender of texts: a number (E.164), a short code or a Messaging Service (`MG…`). */
  readonly from: string
}

const ACCOUNT_SID = /^AC[0-9a-f]{32}$/i
const SHORT_CODE = /^\d{4,6}$/
const SERVICE = /^MG[0-9a-f]{32}$/i
const TOKEN_END = 4

export const isAccountSid = (typed: string): boolean => ACCOUNT_SID.test(typed)

/**
 * @param parsePhone a number as typed → E.164, or null
 * @returns null when nothing can be sent from it
 */
export function senderOf(typed: string, parsePhone: (typed: string) => string | null): string | null {
  const from = typed.trim()
  return SHORT_CODE.test(from) || SERVICE.test(from) ? from : parsePhone(from)
}

/** The visible end of a token, by which its owner recognizes it; none of a token that is hardly longer. */
export const endOf = (authToken: string): string =>
  authToken.length < 3 * TOKEN_END ? '' : authToken.slice(-TOKEN_END)
