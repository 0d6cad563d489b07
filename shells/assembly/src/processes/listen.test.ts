import { createServer } from 'node:http'
import { failureOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { listen } from './listen.ts'

describe('listen', () => {
  it('says that a port is taken, and what to do [OPS-01]', async () => {
    const [first, second] = [createServer(), createServer()]
    const host = '127.0.0.1'
    const port = await listen(first, { port: 0, host })
    try {
      const words = await failureOf(listen(second, { port, host }))
      expect(words)
        .to.include(`Port ${port} is taken`)
        .and.include(`PORT=${port + 1}`)
    } finally {
      first.close()
    }
  })
})
