import { expect } from 'chai'
import { runTasks } from './run-tasks.ts'
import type { Outcome, Task } from './task.ts'

const task = (name: string, ...after: readonly Task[]): Task => ({
  name,
  isFact: true,
  after,
  step: async () => {},
})
const outcome = (failed: number): Outcome => ({ passed: 0, failed, faults: [], output: '' })

/** Lanes whose tasks end when the test says so. */
function heldLanes(count: number) {
  const begun: string[] = []
  const ends = new Map<string, (came: Outcome) => void>()
  const lane = {
    run: ({ name }: Task) => {
      begun.push(name)
      return new Promise<Outcome>((end) => ends.set(name, end))
    },
  }
  return {
    lanes: Array.from({ length: count }, () => lane),
    begun,
    async end(name: string, came = outcome(0)) {
      ends.get(name)!(came)
      await new Promise(setImmediate)
    },
  }
}

describe('runTasks', () => {
  it('runs one task in each lane, in their order, and each after those that it needs', async () => {
    const build = task('build')
    const tasks = [build, task('needs the build', build), task('types'), task('units')]
    const { lanes, begun, end } = heldLanes(2)
    const done = runTasks(tasks, lanes, () => true)
    expect(begun).to.deep.equal(['build', 'types'])
    await end('types')
    expect(begun).to.deep.equal(['build', 'types', 'units'])
    await end('build')
    expect(begun).to.deep.equal(['build', 'types', 'units', 'needs the build'])
    await end('units')
    await end('needs the build')
    await done
  })

  it('begins no other task once a task has ended the run', async () => {
    const { lanes, begun, end } = heldLanes(1)
    const done = runTasks([task('types'), task('units')], lanes, (_task, { failed }) => failed === 0)
    await end('types', outcome(1))
    await done
    expect(begun).to.deep.equal(['types'])
  })

  it('refuses tasks that wait for each other', async () => {
    const first = task('a')
    Object.assign(first, { after: [first] })
    const failed = await runTasks([first], heldLanes(1).lanes, () => true).catch(
      (error: Error) => error.message,
    )
    expect(failed).to.equal('The tasks wait for each other.')
  })
})
