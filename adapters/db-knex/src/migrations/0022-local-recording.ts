import type { Migration } from './migration.ts'

/** The flag switched nothing before: every project recorded, and goes on to. */
export const localRecording: Migration = {
  name: '0022-local-recording',
  async up(query) {
    await query('project').update({ local_recording_enabled: true })
  },
}
