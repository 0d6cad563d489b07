import { NoSuchKey, NotFound, S3ServiceException } from '@aws-sdk/client-s3'
import { DomainError } from '@callboard/core'

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

/** HEAD has no body, so S3 cannot say whether the key or the whole bucket is not there. */
export const isMissing = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound

export const isPastTheEnd = (error: unknown) => statusOf(error) === 416

/** The name S3 gives to the fault, or the code of the connection's error: `AccessDenied`, `ECONNREFUSED`. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown'
  const { code } = error as NodeJS.ErrnoException
  return code ?? error.name
}

/** Reason why the store cannot be used, for operators of the install. */
export function plainReason(error: unknown): string {
  switch (statusOf(error)) {
    case 403:
      return 'The file store refuses the key it is given.'
    case 404:
      return 'The bucket of the file store is not there.'
    default:
      return `The file store cannot be reached (${codeOf(error)}).`
  }
}

/** The words of the SDK without its objects: those hold the signed request. */
const summaryOf = (error: unknown) =>
  new Error(error instanceof Error ? `${codeOf(error)}: ${error.message}` : String(error))

/** The error for use cases when the store does not work, for any reason. */
export function unavailable(error: unknown): DomainError {
  return new DomainError(
    'unavailable',
    'storage_unavailable',
    'Files cannot be reached right now. Please try again in a minute.',
    { cause: summaryOf(error) },
  )
}

/** @throws DomainError unavailable instead of the SDK's errors */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw unavailable(error)
  }
}
