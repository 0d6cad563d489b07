import { columns } from '../dialect/index.ts'
import type { Migration } from './migration.ts'

/** Jobs, real-time signals and remembered replies: the base of every module's transactions. */
export const kernel: Migration = {
  name: '0000-kernel',
  async up(query) {
    const { id, code, instant, text, json } = columns(query)
    await query.schema.createTable('job', (table) => {
      id(table, 'id').primary()
      code(table, 'name', 100).notNullable()
      code(table, 'queue', 20).notNullable()
      json(table, 'payload').notNullable()
      code(table, 'dedupe_key', 200)
      code(table, 'state', 10).notNullable()
      table.integer('attempts').notNullable()
      instant(table, 'run_at').notNullable()
      instant(table, 'lease_until')
      text(table, 'error')
      table.unique(['name', 'dedupe_key'])
      table.index(['queue', 'state', 'run_at'])
    })
    await query.schema.createTable('signal', (table) => {
      table.bigIncrements('id')
      code(table, 'room', 120).notNullable()
      table.integer('seq')
      code(table, 'type', 100).notNullable()
      json(table, 'views').notNullable()
      instant(table, 'at').notNullable()
      table.unique(['room', 'seq'])
      table.index(['seq'])
      table.index(['at'])
    })
    await query.schema.createTable('signal_room', (table) => {
      code(table, 'room', 120).primary()
      table.integer('last').notNullable()
    })
    // The row that is locked while numbers are given; no room has an empty name.
    await query('signal_room').insert({ room: '', last: 0 })
    await query.schema.createTable('replay', (table) => {
      code(table, 'id', 64).primary()
      code(table, 'fingerprint', 128).notNullable()
      table.integer('status')
      text(table, 'body')
      instant(table, 'at').notNullable()
      table.index(['at'])
    })
  },
}
