import { expect } from 'chai'
import { failureOf } from './refusal.ts'
import { until } from './until.ts'

describe('until', () => {
  it('gives what was seen once it is there', async () => {
    let looks = 0
    const seen = await until(
      'the third look',
      async () => ++looks,
      (look) => look === 3,
    )
    expect([seen, looks]).to.deep.equal([3, 3])
  })

  it('tells in vain what it waited for, and what it saw last', async () => {
    const mails = { sent: ['first'] }
    const waited = until(
      'two mails are sent',
      () => mails,
      ({ sent }) => sent.length === 2,
      0,
    )
    expect(await failureOf(waited)).to.equal(
      "Waited in vain until two mails are sent; seen last: { sent: [ 'first' ] }",
    )
  })

  it('ends with the fault of a look', async () => {
    const waited = until('nothing', () => {
      throw new Error('The line broke')
    })
    expect(await failureOf(waited)).to.equal('The line broke')
  })
})
