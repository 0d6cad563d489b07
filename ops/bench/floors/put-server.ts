// The least that taking a file costs: each PUT to a file that is on disk before the answer.
// `node ops/bench/floors/put-server.ts PORT FOLDER`
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const [port, folder] = process.argv.slice(2)
let files = 0

createServer((request, response) => {
  files += 1
  // `flush` syncs the file before it is closed.
  const file = createWriteStream(join(folder ?? '', String(files)), { flush: true })
  void pipeline(request, file).then(() => response.end())
}).listen(Number(port), '127.0.0.1')
