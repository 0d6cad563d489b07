// An S3 server with one bucket: `node features/peers/s3-server.ts PORT FOLDER`. Its key and secret are both `S3RVER`.
// With `digests` behind that it computes and tells the SHA-256 of copies, as AWS does and not every such server.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { pipeline } from 'node:stream/promises'
import S3rver, { type Handler } from '@20minutes/s3rver'

interface SignedCall {
  readonly uri: string
  readonly querystring: string
}
type SignatureCheck = { getStringToSign(call: SignedCall, signature: unknown): string }

const check: SignatureCheck = createRequire(import.meta.url)('@20minutes/s3rver/lib/signature/v4.js')
const { getStringToSign } = check
const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
// AWS signs calls on a bucket with a slash at the end and encodes these signs too; s3rver forgets both.
check.getStringToSign = (call, signature) =>
  getStringToSign(
    {
      ...call,
      uri: call.uri.replace(/^\/[^/]+$/, '$&/'),
      querystring: call.querystring.replace(/[!'()*]/g, encoded),
    },
    signature,
  )

const [port, directory, knows] = process.argv.slice(2)
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
</CORSRule></CORSConfiguration>`

/** Objects whose digest was asked for with their copy. */
const copied = new Set<string>()
const tellDigests: Handler = async (call, next) => {
  await next()
  if (call.status !== 200) return
  if (call.method === 'PUT' && call.get('x-amz-checksum-algorithm') === 'SHA256') copied.add(call.path)
  if (call.method !== 'HEAD' || call.get('x-amz-checksum-mode') !== 'ENABLED' || !copied.has(call.path))
    return
  const hash = createHash('sha256')
  await pipeline(createReadStream(`${directory}${call.path}._S3rver_object`), hash)
  call.set('x-amz-checksum-sha256', hash.digest('base64'))
}

const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'callboard', configs: [cors] }],
})
if (knows === 'digests') server.middleware.unshift(tellDigests)
await server.run()
