import type { TextAccountView } from './text-account-endpoints.ts'

interface Typed {
  readonly account_sid: string
  readonly auth_token: string
  readonly from: string
}

/**
 * Faults that the form can show without asking the server.
 * @param stored what is there already: its token need not be typed again
 */
export function textAccountRules(
  typed: Typed,
  stored: Pick<TextAccountView, 'account_sid'> | null,
): Partial<Record<keyof Typed, string | undefined>> {
  const sid = typed.account_sid.trim()
  const needsToken = stored?.account_sid !== sid
  return {
    account_sid: sid === '' ? 'Account SID is required' : undefined,
    auth_token: needsToken && typed.auth_token.trim() === '' ? 'Auth token is required' : undefined,
    from: typed.from.trim() === '' ? 'Say where texts are sent from' : undefined,
  }
}
