export {
  changesIn,
  followChanges,
  inOrder,
  isFollowed,
  MOST_CHANGES,
  noteChange,
  type Told,
} from './audited-changes.ts'
export * from './column.ts'
export * from './json-values.ts'
export { Rows } from './rows.ts'
export { parts, partsOrNull, tableOf } from './table.ts'
export { readInstant, readJson } from './values.ts'
export { WordIndex } from './word-index.ts'
