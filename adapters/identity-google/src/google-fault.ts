import { DomainError } from '@callboard/core'
import { ClientError, ResponseBodyError } from 'openid-client'

/** Error codes of openid-client for a token that is for another client, not from Google, or not valid any more. */
const BAD_TOKEN: readonly (string | undefined)[] = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
]

/** The code is used, expired or made up, or the token Google gave for it proves nothing. */
export const isRefusal = (fault: unknown): boolean =>
  (fault instanceof ResponseBodyError && fault.error === 'invalid_grant') ||
  (fault instanceof ClientError && BAD_TOKEN.includes(fault.code))

/** Any other fault, as use cases know it. */
export function outage(cause: unknown): DomainError {
  if (cause instanceof ResponseBodyError) {
    return new DomainError(
      'unavailable',
      'google_refuses_us',
      'Sign-in with Google does not work here at the moment. Please continue with e-mail.',
      { cause },
    )
  }
  return new DomainError(
    'unavailable',
    'google_unavailable',
    'Google cannot be reached at the moment. Try again in a moment, or continue with e-mail.',
    { cause },
  )
}
