export * from './find-heif-convert.ts'
export * from './sharp-pictures.ts'
