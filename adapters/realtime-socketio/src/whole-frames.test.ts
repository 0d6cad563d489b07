import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket as Line } from 'node:net'
import { expect } from 'chai'
import { Server } from 'socket.io'
import { io as connect } from 'socket.io-client'
import { sendWholeFrames } from './whole-frames.ts'

describe('broadcasts in whole frames', () => {
  const ends: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  for (const text of ['short', 'long enough for a header of four bytes '.repeat(10), 'ü'.repeat(70_000)]) {
    it(`write once to each socket a text that arrives unchanged (${text.length} characters)`, async () => {
      const http = createServer()
      const server = new Server(http, { transports: ['websocket'] })
      ends.push(() => server.close())
      sendWholeFrames(server.of('/').adapter)
      const gathered: number[] = []
      http.on('connection', (line: Line & { _writev?: (chunks: unknown[], done: () => void) => void }) => {
        const write = line._writev?.bind(line)
        line._writev = (chunks, done) => {
          gathered.push(chunks.length)
          write?.(chunks, done)
        }
      })
      await once(http.listen(0, '127.0.0.1'), 'listening')
      const client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
        transports: ['websocket'],
      })
      ends.unshift(() => client.disconnect())
      await once(client as never, 'connect')
      gathered.length = 0

      const heard = once(client as never, 'news')
      server.emit('news', { text })
      expect(await heard).to.deep.equal([{ text }])
      expect(gathered).to.deep.equal([])
    })
  }
})
