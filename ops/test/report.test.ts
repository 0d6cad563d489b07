import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { Report } from './report.ts'
import type { Outcome, Task } from './task.ts'

const task = (name: string, isFact: boolean): Task => ({ name, isFact, step: async () => {} })
const good: Outcome = { passed: 2, failed: 0, faults: [], output: '' }
const red: Outcome = { passed: 1, failed: 1, faults: ['a page loads'], output: 'it did not' }

describe('Report', () => {
  const types = task('types', true)
  const pages = task('pages.test.ts', false)
  let logs: string
  let said: string[]
  let report: Report

  beforeEach(() => {
    logs = mkdtempSync(join(tmpdir(), 'report-'))
    said = []
    report = new Report([types, pages], logs, (line) => said.push(line))
  })
  afterEach(() => rmSync(logs, { recursive: true }))

  it('calls a run good in which every task was done and none was red', () => {
    report.done(types, good, 1)
    report.done(pages, good, 1)
    expect(report.summary(undefined)).to.equal(true)
    expect(said.at(-1)).to.equal('4 passed, 0 failed')
  })

  it('calls a file unsteady that passes when it is run again, in the last line, and the run good', () => {
    report.done(types, good, 1)
    report.done(pages, red, 1)
    expect(report.isRepeatable).to.equal(true)
    report.again(pages, good)
    expect(report.summary(undefined)).to.equal(true)
    expect(said.at(-2)).to.equal('4 passed, 0 failed')
    expect(said.at(-1)).to.match(/^UNSTEADY pages\.test\.ts: a page loads \(.*first\.log, .*again\.log\)$/)
  })

  it('calls a run red in which a file fails twice', () => {
    report.done(types, good, 1)
    report.done(pages, red, 1)
    report.again(pages, red)
    expect(report.summary(undefined)).to.equal(false)
    expect(said).to.include('FAILED pages.test.ts: a page loads; again: a page loads')
  })

  it('has nothing run again when a fact is red, and names what was not run', () => {
    report.done(types, red, 1)
    expect(report.isRepeatable).to.equal(false)
    expect(report.summary(undefined)).to.equal(false)
    expect(said).to.include('Not run: pages.test.ts')
  })

  it('calls a run red that was ended, with the reason', () => {
    report.done(types, good, 1)
    report.done(pages, good, 1)
    expect(report.summary('the run took 60 minutes')).to.equal(false)
    expect(said).to.include('It was ended: the run took 60 minutes.')
  })

  it('calls a run red whose processes did not end well', () => {
    report.done(types, good, 1)
    report.done(pages, good, 1)
    report.ended(red)
    expect(report.summary(undefined)).to.equal(false)
  })
})
