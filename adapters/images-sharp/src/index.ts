export * from './find-heif-convert.ts'
export * from './pictures-when-needed.ts'
