import type {
  CapacityRepository,
  CapacityStep,
  CredentialRepository,
  StoredCredential,
} from '@callboard/admin'
import { CREDENTIALS } from '@callboard/admin/contract'
import { locked, type Query, upsert } from '../dialect/index.ts'
import {
  instant,
  noteChange,
  oneOf,
  orNull,
  Rows,
  readInstant,
  type Told,
  tableOf,
  text,
} from '../table/index.ts'

const TABLE = tableOf<StoredCredential>().named('admin_credential', {
  name: oneOf('name', CREDENTIALS),
  sealed: text('value_sealed'),
  updatedBy: orNull(text('updated_by')),
  updatedAt: instant('updated_at'),
})

const TOLD: Told<StoredCredential> = {
  thing: 'credential',
  idOf: ({ name }) => name,
  fields: { name: 'shown', sealed: 'changed', updatedBy: 'untold', updatedAt: 'untold' },
}

export function credentialRepository(query: Query): CredentialRepository {
  const rows = new Rows(TABLE, query, TOLD)
  const stored = () =>
    query(TABLE.name)
      .whereIn('name', [...CREDENTIALS])
      .select([...TABLE.columns])
  return {
    all: () => rows.all(stored()),
    locked: async () => {
      // The row of all settings stands for credentials that are not there yet.
      await locked(query('admin_setting').where({ name: CREDENTIAL_LOCK })).select('name')
      return await rows.all(stored())
    },
    put: (credential) => rows.put(credential, ['name']),
  }
}

/** A row without a meaning of its own, which the migration has put there. */
const CREDENTIAL_LOCK = 'credential_lock'
const CAPACITY = 'asg_updated'

const TOLD_GROUP: Told<{ readonly group: CapacityStep['group']; readonly servers: number }> = {
  thing: 'server group',
  idOf: ({ group }) => group,
  fields: { group: 'untold', servers: 'shown' },
}

export function capacityRepository(query: Query): CapacityRepository {
  return {
    lastChange: async () => {
      const row = await query('admin_setting').where({ name: CAPACITY }).first('updated_by', 'updated_at')
      return row ? { by: row.updated_by, at: readInstant(row.updated_at) } : null
    },
    noteChange: async ({ by, at }, steps) => {
      for (const { group, before, after } of steps)
        noteChange(query, TOLD_GROUP, { group, servers: before }, { group, servers: after })
      const row = { name: CAPACITY, value: JSON.stringify(true), updated_by: by, updated_at: at }
      await upsert(query, 'admin_setting', row, ['name'])
    },
  }
}
