export * from './archiver.contract.ts'
export * from './media-fixtures.ts'
export * from './media-tool.contract.ts'
export * from './read-zip.ts'
