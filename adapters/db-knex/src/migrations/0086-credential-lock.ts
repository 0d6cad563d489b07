import type { Migration } from './migration.ts'

/** The row that is locked while credentials change, also the first time. */
export const credentialLock: Migration = {
  name: '0086-credential-lock',
  async up(query) {
    const row = { name: 'credential_lock', value: 'true', updated_by: null, updated_at: new Date(0) }
    await query('admin_setting').insert(row)
  },
}
