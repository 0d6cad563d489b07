import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

const ROOMS = ['main_meeting_id', 'test_meeting_id', 'backoffice_meeting_id'] as const

/** The accent colour of a project, and a register in which each meeting id is there once, whatever room it is for. */
export const projectBranding: Migration = {
  name: '0020-project-branding',
  async up(query) {
    const { id, code } = columns(query)
    await query.schema.alterTable('project', (table) => {
      code(table, 'accent', 7)
    })
    await query.schema.createTable('project_meeting', (table) => {
      code(table, 'meeting_id', 64).primary()
      id(table, 'project_id').notNullable()
      table.index(['project_id'])
    })
    for (const room of ROOMS)
      await query('project_meeting').insert(
        query('project').select(`${room} as meeting_id`, 'id as project_id'),
      )
  },
}
