// The least that a broadcast can cost: `node ops/bench/floors/bare-socket-server.ts PORT`. GET /emit sends one event.
import { createServer } from 'node:http'
import { Server } from 'socket.io'

/** As large as the average message of a change: staff 1.2 KB, clients 0.7 KB, talent 0.1 KB. */
const EVENT = { type: 'record', seq: 1, payload: { text: 'x'.repeat(600) } }

const [port] = process.argv.slice(2)
const http = createServer((request, response) => {
  if (request.url === '/emit') io.to('lobby').emit('signal', EVENT)
  response.end()
})
const io = new Server(http, { path: '/socket', transports: ['websocket'] })
io.on('connection', (socket) => void socket.join('lobby'))
http.listen(Number(port), '127.0.0.1')
