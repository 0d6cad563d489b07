import type { Clock, Sealer } from '@callboard/core'

export interface S3Options {
  /** `S3_ENDPOINT`: the origin of a server that speaks S3. Absent: AWS. */
  readonly endpoint?: string | null
  /** `S3_PUBLIC_ENDPOINT`: where browsers reach that server, when it is another address than this process uses. */
  readonly publicEndpoint?: string | null
  /** `S3_REGION` */
  readonly region: string
  /** `S3_BUCKET`: holds the files of this install only. */
  readonly bucket: string
  /** `S3_ACCESS_KEY_ID` */
  readonly accessKeyId: string
  /** `S3_SECRET_ACCESS_KEY` */
  readonly secretAccessKey: string
  /** `S3_FORCE_PATH_STYLE`: the bucket is the first part of the path, not of the host name. */
  readonly forcePathStyle?: boolean
  readonly clock: Clock
  /** Seals the product's own addresses of files that are held. */
  readonly sealer: Sealer
}

/** The checked settings. */
export interface S3Place {
  /** The origin of the S3 service as this process reaches it. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly pathStyle: boolean
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Where this process and browsers find the bucket: no slash at the end. */
  readonly bucketUrl: string
  readonly publicBucketUrl: string
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]+$/

/** @throws Error that names the setting */
function originOf(setting: string, address: string): string {
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname + url.search + url.hash))
    return url.origin
  throw new Error(`${setting} must be the origin of an S3 server, like https://s3.example.com.`)
}

function bucketUrlOf(origin: string, bucket: string, pathStyle: boolean): string {
  return pathStyle ? `${origin}/${bucket}` : origin.replace('://', `://${bucket}.`)
}

/** @throws Error that names the setting that is wrong */
export function placeOf(options: S3Options): S3Place {
  const { region, bucket, accessKeyId, secretAccessKey, forcePathStyle = false } = options
  if (!REGION.test(region)) throw new Error('S3_REGION must be the name of a region, like us-east-1.')
  if (!BUCKET.test(bucket)) throw new Error(`S3_BUCKET must be the name of a bucket, not "${bucket}".`)
  if (accessKeyId === '') throw new Error('S3_ACCESS_KEY_ID is missing.')
  if (secretAccessKey === '') throw new Error('S3_SECRET_ACCESS_KEY is missing.')
  const endpoint = originOf('S3_ENDPOINT', options.endpoint || `https://s3.${region}.amazonaws.com`)
  const publicEndpoint = options.publicEndpoint
    ? originOf('S3_PUBLIC_ENDPOINT', options.publicEndpoint)
    : endpoint
  // A certificate for *.s3.… covers one label only.
  const pathStyle = forcePathStyle || bucket.includes('.')
  return {
    endpoint,
    region,
    bucket,
    pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    bucketUrl: bucketUrlOf(endpoint, bucket, pathStyle),
    publicBucketUrl: bucketUrlOf(publicEndpoint, bucket, pathStyle),
  }
}
