import { expect } from 'chai'
import { TestWorker } from './test-worker.ts'

const sample = (name: string) => ({ file: `ops/test/samples/${name}.sample.ts` })

describe('TestWorker', () => {
  let worker: TestWorker
  beforeEach(() => {
    worker = new TestWorker(new AbortController().signal)
  })
  afterEach(() => worker.end())

  it('runs files one after another and says what each came to', async () => {
    const mixed = await worker.run(sample('mixed'))
    expect(mixed).to.deep.include({ passed: 1, failed: 1, faults: ['tests that fail'] })
    expect(mixed.output).to.include('It is not so.')
    const passing = await worker.run(sample('passing'))
    expect(passing).to.deep.include({ passed: 1, failed: 0, faults: [] })
    expect(passing.output).to.include('1 passing').and.not.include('It is not so.')
    expect(await worker.end()).to.deep.include({ failed: 0, faults: [] })
  })

  it('counts tests that a failed hook kept from being run as failed', async () => {
    const { passed, failed, faults } = await worker.run(sample('failing-hook'))
    expect([passed, failed]).to.deep.equal([1, 2])
    expect(faults.at(-1)).to.equal('2 of its tests were not run')
  })

  it('runs the tests of some titles, or the others', async () => {
    const { passed, failed } = await worker.run({ ...sample('mixed'), grep: 'that fail', invert: true })
    expect([passed, failed]).to.deep.equal([1, 0])
  })

  it('goes on after many files that have left a rejection alone', async () => {
    for (let file = 0; file < 12; file += 1) await worker.run(sample('passing'))
    expect((await worker.run(sample('unhandled'))).passed).to.equal(1)
    expect((await worker.run(sample('mixed'))).passed).to.equal(1)
  })

  it('calls a file failed that cannot be loaded', async () => {
    expect((await worker.run(sample('not-there'))).faults).to.deep.equal(['it cannot be loaded'])
  })

  it('calls a file failed whose process dies, with its last words', async () => {
    const { failed, faults, output } = await worker.run(sample('dying'))
    expect(failed).to.equal(1)
    expect(faults).to.deep.equal(['the process of the tests ended: exit code 1'])
    expect(output).to.include('last words')
  })
})
