// The least that a broadcast can cost: `node ops/bench/floors/bare-socket-server.ts PORT [REDIS]`. GET /emit sends one
// event to the screens and then a short one to the talent who wait in line, as a step of the line does: to those of this
// process, and with the address of a Redis to those of all processes that share it.
import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis } from 'ioredis'
import { Server } from 'socket.io'

/** As large as the average message of a change: staff 1.2 KB, clients 0.7 KB, talent 0.1 KB. */
const EVENT = { type: 'record', seq: 1, payload: { text: 'x'.repeat(600) } }
const MOVED = { type: 'line', seq: 1, payload: {} }

const [port, redis] = process.argv.slice(2)
const http = createServer((request, response) => {
  if (request.url === '/emit') {
    io.to('screen').emit('signal', EVENT)
    io.to('talent').emit('signal', MOVED)
  }
  response.end()
})
const io = new Server(http, {
  path: '/socket',
  transports: ['websocket'],
  ...(redis && { adapter: createAdapter(new Redis(redis), { streamName: 'bare', channelPrefix: 'bare' }) }),
})
io.on('connection', (socket) => void socket.join(socket.handshake.auth.token ?? 'screen'))
http.listen(Number(port), '127.0.0.1')
