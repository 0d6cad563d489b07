// An S3 server with one bucket: `node ops/services/s3-server.ts PORT FOLDER`. Its key and secret are both `S3RVER`.
import S3rver from '@20minutes/s3rver'

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
