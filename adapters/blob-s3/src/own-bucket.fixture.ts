import { randomUUID } from 'node:crypto'
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import { fakeSealer, peerAddress } from '@callboard/core/testing'

const credentials = {
  accessKeyId: process.env.CALLBOARD_TEST_S3_KEY ?? '',
  secretAccessKey: process.env.CALLBOARD_TEST_S3_SECRET ?? '',
}

/** How the store of a test reaches the S3 server of the tests. */
export const serverOptions = () => ({
  endpoint: peerAddress('CALLBOARD_TEST_S3'),
  region: 'us-east-1',
  forcePathStyle: true,
  sealer: fakeSealer({ now: () => new Date() }),
  ...credentials,
})

export interface OwnBucket {
  readonly bucket: string
  remove(): Promise<void>
}

/** A new bucket without CORS. */
export async function ownBucket(): Promise<OwnBucket> {
  const { endpoint, region, forcePathStyle } = serverOptions()
  const client = new S3Client({ endpoint, region, forcePathStyle, credentials })
  const bucket = { Bucket: `blob-s3-${randomUUID()}` }
  await client.send(new CreateBucketCommand(bucket))
  return {
    bucket: bucket.Bucket,
    async remove() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command(bucket))
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ ...bucket, Key }))
      await client.send(new DeleteBucketCommand(bucket))
      client.destroy()
    },
  }
}
