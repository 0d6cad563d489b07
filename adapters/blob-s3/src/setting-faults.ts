import { codeOf } from './s3-faults.ts'
import type { S3Place } from './s3-options.ts'

/** The setting behind the code of a refusal (S3 API reference, 'Error responses'). */
function wordsFor(code: string, { endpoint, bucket, region }: S3Place): string {
  switch (code) {
    case 'NoSuchBucket':
      return `S3_BUCKET: there is no bucket "${bucket}" at ${endpoint}.`
    case 'InvalidAccessKeyId':
      return `S3_ACCESS_KEY_ID: ${endpoint} does not know this key.`
    case 'SignatureDoesNotMatch':
      return 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.'
    case 'AccessDenied':
    case 'AllAccessDisabled':
      return `S3_ACCESS_KEY_ID: this key may not list, read, write and remove in the bucket "${bucket}".`
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `S3_REGION: the bucket "${bucket}" is not in ${region}.`
    case 'RequestTimeTooSkewed':
      return 'The clock of this machine is not that of the file store. Set it right.'
    default:
      return `S3_ENDPOINT: no S3 server answers at ${endpoint}.`
  }
}

/** @returns the refusal of a call in words that name the setting to change */
export function settingFault(error: unknown, place: S3Place): Error {
  const code = codeOf(error)
  return new Error(`${wordsFor(code, place)} (${code})`)
}
