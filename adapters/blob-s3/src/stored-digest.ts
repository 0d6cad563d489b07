import { CopyObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { missing } from '@callboard/core'
import { CALL_MS, within } from './s3-clients.ts'
import { isMissing, unavailable } from './s3-faults.ts'

interface Place {
  readonly Bucket: string
  readonly Key: string
}

/** @param checksum as S3 tells it; that of a file sent in parts is the digest of the digests of its parts, and has a dash */
const hexOf = (checksum: string | undefined) =>
  checksum === undefined || checksum.includes('-') ? null : Buffer.from(checksum, 'base64').toString('hex')

/**
 * Has S3 compute the SHA-256 of an object of at most 5 GiB, by copying it onto itself.
 * @returns hex; null when the server does not tell it
 * @throws DomainError missing, unavailable
 */
export async function storedDigest(client: S3Client, place: Place): Promise<string | null> {
  try {
    const head = new HeadObjectCommand({ ...place, ChecksumMode: 'ENABLED' })
    const { ChecksumSHA256, ContentType, ContentDisposition } = await within(CALL_MS, (end) =>
      client.send(head, end),
    )
    const known = hexOf(ChecksumSHA256)
    if (known !== null) return known
    const copy = new CopyObjectCommand({
      ...place,
      CopySource: `${place.Bucket}/${place.Key}`,
      ChecksumAlgorithm: 'SHA256',
      // Without it S3 refuses to copy an object onto itself.
      MetadataDirective: 'REPLACE',
      ContentType,
      ContentDisposition,
    })
    const { CopyObjectResult } = await within(CALL_MS, (end) => client.send(copy, end))
    return hexOf(CopyObjectResult?.ChecksumSHA256)
  } catch (error) {
    throw isMissing(error) ? missing('The file') : unavailable(error)
  }
}
