import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'chai'

const LIBRARY = join(import.meta.dirname, 'one-at-a-time.ts')

describe('oneAtATime', () => {
  let folder: string
  const children: ChildProcess[] = []

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-at-a-time-'))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  })

  /** A process that says when it waits and when it works, and works until its input ends. */
  function worker() {
    const program = `import { oneAtATime } from ${JSON.stringify(LIBRARY)}
      await oneAtATime(${JSON.stringify(join(folder, 'lock'))}, () => console.log('waits'), async () => {
        console.log('works')
        for await (const _ of process.stdin);
      })
      console.log('ended')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    children.push(child)
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    return { child, says: async () => (await lines.next()).value as string }
  }

  it('has a second process wait until the first has done its work', async () => {
    const [first, second] = [worker(), worker()]
    const said = [await first.says(), await second.says()]
    expect(said).to.have.members(['waits', 'works'])
    const [working, waiting] = said[0] === 'works' ? [first, second] : [second, first]
    working.child.stdin!.end()
    expect(await waiting.says()).to.equal('works')
    waiting.child.stdin!.end()
    expect(await waiting.says()).to.equal('ended')
  })

  it('goes on when the process before was killed', async () => {
    const first = worker()
    expect(await first.says()).to.equal('works')
    const second = worker()
    expect(await second.says()).to.equal('waits')
    const ended = once(first.child, 'exit')
    first.child.kill('SIGKILL')
    await ended
    expect(await second.says()).to.equal('works')
  })
})
