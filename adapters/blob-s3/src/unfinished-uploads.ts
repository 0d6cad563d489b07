import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type MultipartUpload,
  NoSuchUpload,
  type S3Client,
} from '@aws-sdk/client-s3'
import { CALL_MS, within } from './s3-clients.ts'

async function* unfinishedUploads(client: S3Client, bucket: string): AsyncIterable<MultipartUpload> {
  let from: { KeyMarker?: string; UploadIdMarker?: string } = {}
  for (;;) {
    const page = await within(CALL_MS, (end) =>
      client.send(new ListMultipartUploadsCommand({ Bucket: bucket, ...from }), end),
    )
    yield* page.Uploads ?? []
    if (!page.IsTruncated) return
    from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}

/** Aborts the multipart uploads that began before the instant. @returns how many */
export async function abortUploads(client: S3Client, bucket: string, before: Date): Promise<number> {
  let aborted = 0
  for await (const { Key, UploadId, Initiated } of unfinishedUploads(client, bucket)) {
    if (!Initiated || Initiated >= before) continue
    try {
      const abort = new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })
      await within(CALL_MS, (end) => client.send(abort, end))
      aborted += 1
    } catch (error) {
      // Another process was quicker, or the upload has ended after all.
      if (!(error instanceof NoSuchUpload)) throw error
    }
  }
  return aborted
}
