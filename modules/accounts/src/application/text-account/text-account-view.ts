import type { TextAccountView } from '../../contract/index.ts'
import type { Credential } from '../../domain/credential.ts'
import { endOf, type TextAccount } from '../../domain/text-account.ts'
import type { User } from '../../domain/user.ts'

export const textAccountView = (
  { accountSid, authToken, from }: TextAccount,
  { updatedAt }: Pick<Credential, 'updatedAt'>,
  updatedBy: User | null,
): TextAccountView => ({
  account_sid: accountSid,
  token_end: endOf(authToken),
  from,
  updated_at: updatedAt.toISOString(),
  updated_by: updatedBy?.email ?? null,
})
