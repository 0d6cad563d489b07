// An S3 server with one bucket: `node ops/services/s3-server.ts PORT FOLDER`. Its key and secret are both `S3RVER`.
import { createRequire } from 'node:module'
import S3rver from '@20minutes/s3rver'

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

const [port, directory] = process.argv.slice(2)
const cors = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader>
</CORSRule></CORSConfiguration>`

await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'callboard', configs: [cors] }],
}).run()
