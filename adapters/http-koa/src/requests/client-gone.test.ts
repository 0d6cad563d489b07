import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect } from 'chai'
import { isClientGone } from './client-gone.ts'

describe('a caller that goes away', () => {
  const server = createServer()
  after(() => server.close())

  it('is told from a fault of the server when a file is sent after it has gone', async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const call = request({ port: (server.address() as AddressInfo).port })
    call.on('error', () => undefined)
    call.end()
    const [{ socket }, response] = await once(server, 'request')
    call.destroy()
    await once(response, 'close')
    const fault = await pipeline(Readable.from(['file']), response).catch((error: unknown) => error)
    expect(fault).to.be.instanceOf(Error)
    expect(isClientGone(fault, socket)).to.equal(true)
    expect(isClientGone(fault, { destroyed: false })).to.equal(false)
  })
})
