import { mock } from 'node:test'
import { expect } from 'chai'
import { spread } from './spread.ts'

describe('questions that many pages ask after one signal', () => {
  const asked: string[] = []
  const ask = (name: string, within: number) => spread(name, within, () => asked.push(name))

  beforeEach(() => {
    asked.length = 0
    mock.timers.enable({ apis: ['setTimeout'] })
  })
  afterEach(() => mock.timers.reset())

  it('are asked at once without a time to spread them in', () => {
    ask('mine', 0)
    expect(asked).to.deep.equal(['mine'])
  })

  it('wait within the time, and are asked once however often the signal comes meanwhile', () => {
    for (const name of ['mine', 'mine', 'other', 'mine']) ask(name, 1_000)
    expect(asked).to.deep.equal([])
    mock.timers.tick(1_000)
    expect(asked.toSorted()).to.deep.equal(['mine', 'other'])
    ask('mine', 1_000)
    mock.timers.tick(1_000)
    expect(asked.filter((name) => name === 'mine')).to.have.length(2)
  })
})
