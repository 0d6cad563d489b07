import { defineSubject } from '@callboard/core/http-contract'
import type { OwnDataArchive } from '../domain/own-data.ts'
import type { Passkey } from '../domain/passkey.ts'
import type { UserFacts } from '../queries/user-directory.ts'

/** One's own account, or anybody's for a super admin. */
export const accountSubject = defineSubject<{ readonly account: UserFacts }>()('account', 'The account', [
  'id',
])

/** The archive of a person's own data, until it expires. */
export const ownDataSubject = defineSubject<{ readonly archive: OwnDataArchive }>()(
  'own-data',
  'This download',
  ['id'],
)

export const passkeySubject = defineSubject<{ readonly passkey: Passkey }>()('passkey', 'This passkey', [
  'id',
])
