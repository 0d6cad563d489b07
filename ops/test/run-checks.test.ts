import { expect } from 'chai'
import type { Check } from './checks.ts'
import { runChecks } from './run-checks.ts'

const check = (name: string, after?: Check): Check => ({ name, command: name, args: [], after })

describe('runChecks', () => {
  it('runs so many at a time, in their order, and each after the one that it needs', async () => {
    const build = check('build')
    const checks = [build, check('needs the build', build), check('types'), check('units')]
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const done = runChecks(checks, 2, ({ name }) => {
      begun.push(name)
      return new Promise((end) => ends.set(name, end))
    })
    const end = async (name: string) => {
      ends.get(name)!()
      await new Promise(setImmediate)
    }
    expect(begun).to.deep.equal(['build', 'types'])
    await end('types')
    expect(begun).to.deep.equal(['build', 'types', 'units'])
    await end('build')
    expect(begun).to.deep.equal(['build', 'types', 'units', 'needs the build'])
    await end('units')
    await end('needs the build')
    await done
  })

  it('refuses checks that wait for each other', async () => {
    const first = check('a')
    Object.assign(first, { after: first })
    const failed = await runChecks([first], 1, async () => {}).catch((error: Error) => error.message)
    expect(failed).to.equal('The checks wait for each other.')
  })
})
