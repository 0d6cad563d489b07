import { once } from 'node:events'
import { Readable } from 'node:stream'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { ObjectBody } from './object-body.ts'

const silentStore = () => new Readable({ read() {} })

describe('ObjectBody', () => {
  it('is closed when reading never begins', async () => {
    const upstream = silentStore()
    new ObjectBody(upstream, 1)
    await once(upstream, 'close')
  })

  it('is closed when its reader leaves before the first byte', async () => {
    const upstream = silentStore()
    await new ObjectBody(upstream).return()
    expect(upstream.destroyed).to.equal(true)
  })

  it('gives up on a store that falls silent in the middle', async () => {
    const upstream = silentStore()
    const body = new ObjectBody(upstream, 1)
    upstream.push(Buffer.from('x'))
    expect((await body.next()).value?.toString()).to.equal('x')
    expect((await refusalOf(body.next())).kind).to.equal('unavailable')
    expect(upstream.destroyed).to.equal(true)
  })

  it('waits for a slow reader', async () => {
    const upstream = Readable.from([Buffer.from('a'), Buffer.from('b')])
    const body = new ObjectBody(upstream, 1)
    await body.next()
    const other = silentStore()
    new ObjectBody(other, 20)
    await once(other, 'close')
    expect((await body.next()).value?.toString()).to.equal('b')
  })
})
