import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { isShownInPlace, missing, savedAs } from '@callboard/core'
import { CALL_MS, within } from './s3-clients.ts'
import { isMissing, unavailable } from './s3-faults.ts'

/** Copies that S3 makes at once. */
const AT_ONCE = 8
/** S3 may take this long to put a large object together. Milliseconds. */
const COMPLETE_MS = 120_000

interface Join {
  readonly from: readonly string[]
  readonly to: string
  readonly contentType: string
}

/**
 * Has S3 make one object of several: each becomes a part of a multipart upload by a copy inside the bucket. What a
 * killed process leaves unfinished is taken back with other abandoned uploads.
 * @throws DomainError missing, unavailable
 */
export async function joinObjects(client: S3Client, bucket: string, join: Join): Promise<void> {
  const place = { Bucket: bucket, Key: join.to }
  try {
    const begun = await within(CALL_MS, (end) =>
      client.send(
        new CreateMultipartUploadCommand({
          ...place,
          ContentType: join.contentType,
          ContentDisposition: isShownInPlace(join.contentType) ? undefined : savedAs(null),
        }),
        end,
      ),
    )
    const upload = { ...place, UploadId: begun.UploadId }
    try {
      const parts = await copyParts(client, bucket, upload, join.from)
      const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } })
      await within(COMPLETE_MS, (end) => client.send(complete, end))
    } catch (error) {
      const abort = new AbortMultipartUploadCommand(upload)
      await within(CALL_MS, (end) => client.send(abort, end)).catch(() => {})
      throw error
    }
  } catch (error) {
    throw isMissing(error) ? missing('The file') : unavailable(error)
  }
}

async function copyParts(
  client: S3Client,
  bucket: string,
  upload: { readonly Bucket: string; readonly Key: string; readonly UploadId: string | undefined },
  from: readonly string[],
) {
  const parts: { PartNumber: number; ETag: string | undefined }[] = []
  for (let at = 0; at < from.length; at += AT_ONCE) {
    const copied = from.slice(at, at + AT_ONCE).map(async (key, index) => {
      const PartNumber = at + index + 1
      const copy = new UploadPartCopyCommand({ ...upload, PartNumber, CopySource: `${bucket}/${key}` })
      const { CopyPartResult } = await within(CALL_MS, (end) => client.send(copy, end))
      return { PartNumber, ETag: CopyPartResult?.ETag }
    })
    const settled = await Promise.allSettled(copied)
    for (const result of settled) {
      if (result.status === 'rejected') throw result.reason
      parts.push(result.value)
    }
  }
  return parts
}
