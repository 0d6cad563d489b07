import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { expect } from 'chai'
import { runTool } from './run-tool.ts'

const node = (program: string, signal?: AbortSignal) => runTool(process.execPath, ['-e', program], { signal })

describe('runTool', () => {
  let server: Server
  before(async () => {
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  after(() => server.close())

  /** A program whose child takes no SIGTERM and holds a connection to the test for as long as it runs. */
  const withChild = (then: string) => {
    const { port } = server.address() as AddressInfo
    const child = `process.on('SIGTERM', () => {})
      require('node:net').connect(${port}, '127.0.0.1', () => process.send('connected'))`
    return `const { spawn } = require('node:child_process')
      const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio })
      ${then}`
  }
  const connected = async () => {
    const [socket] = (await once(server, 'connection')) as [Socket]
    socket.on('error', () => {})
    return { socket, closed: once(socket, 'close') }
  }

  it('gives the output and the exit code of a command', async () => {
    const { code, output } = await node("console.log('done'); process.exitCode = 3")
    expect([code, output]).to.deep.equal([3, 'done\n'])
  })

  it('ends a command as failed when its signal says so, with the reason', async () => {
    const { code, output } = await node('setInterval(() => {}, 1000)', AbortSignal.abort('too long'))
    expect(code).to.equal(1)
    expect(output).to.include('It was ended: too long')
  })

  it('kills processes that a command leaves behind', async () => {
    const child = connected()
    const run = node(withChild("child.once('message', () => process.exit(0))"))
    await (await child).closed
    expect((await run).code).to.equal(0)
  })

  it('does not wait for the output of a process that has left the group of its command', async () => {
    const child = connected()
    const leaving = withChild("child.once('message', () => process.exit(0))").replace(
      '{ stdio }',
      '{ stdio, detached: true }',
    )
    const run = node(leaving)
    const { socket } = await child
    expect((await run).code).to.equal(0)
    expect(socket.destroyed).to.equal(false)
    socket.destroy()
  })

  it('tells its output as it comes', async () => {
    const stop = new AbortController()
    const heard = Promise.withResolvers<string>()
    const run = runTool(process.execPath, ['-e', "console.log('begun'); setInterval(() => {}, 1000)"], {
      signal: stop.signal,
      hear: heard.resolve,
    })
    expect(await heard.promise).to.equal('begun\n')
    stop.abort('heard')
    await run
  })

  it('kills processes of a command that its signal ends', async () => {
    const stop = new AbortController()
    const child = connected()
    const run = node(withChild(''), stop.signal)
    const { closed } = await child
    stop.abort('too long')
    await closed
    expect((await run).code).to.equal(1)
  })
})
