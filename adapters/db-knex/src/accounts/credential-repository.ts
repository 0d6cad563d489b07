import { CREDENTIAL_NAMES, type Credential, type CredentialRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { instant, oneOf, Rows, type Told, tableOf, text } from '../table/index.ts'

const CREDENTIALS = tableOf<Credential>().named('account_credential', {
  userId: text('user_id'),
  name: oneOf('name', CREDENTIAL_NAMES),
  account: text('account'),
  sealed: text('value_sealed'),
  updatedBy: text('updated_by'),
  updatedAt: instant('updated_at'),
})

const TOLD: Told<Credential> = {
  thing: 'credential',
  idOf: ({ userId, name }) => `${userId} ${name}`,
  fields: {
    userId: 'untold',
    name: 'shown',
    account: 'changed',
    sealed: 'changed',
    updatedBy: 'untold',
    updatedAt: 'untold',
  },
}

export function credentialRepository(query: Query): CredentialRepository {
  const rows = new Rows(CREDENTIALS, query, TOLD)
  return {
    of: (userId) => rows.all(rows.where({ user_id: userId })),
    ofUsers: (userIds, name) => rows.all(rows.where({ name }).whereIn('user_id', [...userIds])),
    save: (credential) => rows.put(credential, ['user_id', 'name']),
    remove: (userId, name) => rows.remove({ user_id: userId, name }),
  }
}
