export { heldHandler } from './held-addresses.ts'
export { createS3Blobs, type S3Blobs } from './s3-blobs.ts'
export type { S3Options } from './s3-options.ts'
export type { StartCheck } from './start-check.ts'
