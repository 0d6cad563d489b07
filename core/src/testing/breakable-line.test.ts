import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { expect } from 'chai'
import { BreakableLine } from './breakable-line.ts'
import { failureOf } from './refusal.ts'
import { until } from './until.ts'

describe('a line that can be broken', () => {
  let server: Server
  let target: string
  let line: BreakableLine
  let clients: Socket[]
  /** The text that the server received; it answers with the same text in capitals. */
  let told: string

  beforeEach(async () => {
    told = ''
    clients = []
    server = createServer((socket) => {
      socket.on('error', () => {})
      socket.setEncoding('utf8').on('data', (words: string) => {
        told += words
        socket.write(words.toUpperCase())
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    target = `redis://me:word@127.0.0.1:${(server.address() as AddressInfo).port}/1`
    line = await BreakableLine.to(target)
  })
  afterEach(async () => {
    for (const client of clients) client.destroy()
    await line.stop()
    const closed = once(server, 'close')
    server.close()
    await closed
  })

  const open = async (address = line.address) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8')
    clients.push(socket)
    socket.on('error', () => {})
    const client = { socket, heard: '', isEnded: false }
    socket.on('data', (words: string) => {
      client.heard += words
    })
    socket.on('close', () => {
      client.isEnded = true
    })
    await once(socket, 'connect')
    return client
  }
  const openConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_fault, count) => resolve(count)))

  it('lets both ends hear each other, at an address that differs in host and port alone', async () => {
    const client = await open()
    client.socket.write('hello')
    await until('client has heard HELLO', () => client.heard === 'HELLO')
    expect(line.connections).to.equal(1)
    const port = new URL(line.address).port
    expect(line.address)
      .to.equal(target.replace(/:\d+\/1$/, `:${port}/1`))
      .and.not.equal(target)
    client.socket.destroy()
    await until(
      'no connection is open',
      async () => line.connections === 0 && (await openConnections()) === 0,
    )
  })

  it('ends open connections and refuses new ones while it is cut, and is mended at the same port', async () => {
    const { address } = line
    const client = await open()
    await line.cut()
    await until('client has ended', () => client.isEnded)
    await until('0 connections are open', async () => (await openConnections()) === 0)
    expect(await failureOf(open())).to.include('ECONNREFUSED')
    await line.restore()
    expect(line.address).to.equal(address)
    const next = await open()
    next.socket.write('again')
    await until('next has heard AGAIN', () => next.heard === 'AGAIN')
  })

  it('holds back words and ends, those of new connections, too, and gives them in order later', async () => {
    const [stays, goes] = [await open(), await open()]
    await until('2 connections are open', async () => (await openConnections()) === 2)
    line.holdBack()
    const comes = await open()
    for (const client of [stays, comes]) client.socket.write('one ')
    goes.socket.end('bye')
    await until('the line has 2 connections', () => line.connections === 2)
    const direct = await open(target)
    direct.socket.write('direct')
    await until('direct has heard DIRECT', () => direct.heard === 'DIRECT')
    expect(told).to.equal('direct')
    expect(await openConnections()).to.equal(4)
    stays.socket.write('two')
    await line.restore()
    await until('both have heard', () => stays.heard === 'ONE TWO' && comes.heard === 'ONE ')
    await until('3 connections are open', async () => (await openConnections()) === 3)
    expect(told).to.include('bye')
  })

  it('loses the bytes sent, and keeps the connections', async () => {
    const [stays, goes] = [await open(), await open()]
    line.lose()
    goes.socket.end('lost')
    await until('the line has 1 connections', () => line.connections === 1)
    await line.restore()
    stays.socket.write('kept')
    await until('stays has heard KEPT', () => stays.heard === 'KEPT')
    expect(told).to.equal('kept')
  })

  for (const [when, done] of [
    ['before', ''],
    ['after', 'commit'],
  ] as const) {
    it(`ends one connection ${when} the server gets the words`, async () => {
      const [client, other] = [await open(), await open()]
      line.cutAt('commit', when)
      client.socket.write('commit')
      await until('client has ended', () => client.isEnded)
      expect(client.heard).to.equal('')
      other.socket.write('commit')
      await until('other has heard COMMIT', () => other.heard === 'COMMIT')
      expect(told).to.equal(`${done}commit`)
    })
  }

  it('loses the answer to some words after others, and to nothing else', async () => {
    const [waits, other] = [await open(), await open()]
    const answered = line.loseAnswers(1, ['add', 'change'], 'commit')
    other.socket.write('commit')
    waits.socket.write('change')
    await until('waits has heard CHANGE', () => waits.heard === 'CHANGE')
    waits.socket.write('commit')
    await answered
    other.socket.write(' more')
    await until('other has heard COMMIT MORE', () => other.heard === 'COMMIT MORE')
    expect(waits.heard).to.equal('CHANGE')
    expect([waits.isEnded, line.connections]).to.deep.equal([false, 2])
  })

  it('changes answers as it is asked to', async () => {
    const changing = await BreakableLine.to(target, (answer) => Buffer.from(`${answer}!`))
    const client = await open(changing.address)
    client.socket.write('hello')
    await until('client has heard HELLO!', () => client.heard === 'HELLO!')
    await changing.stop()
  })
})
