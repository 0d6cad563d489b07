import { expect } from 'chai'
import { isSoundJson } from './sound-json.ts'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

describe('sound JSON', () => {
  it('is as deep as it may be and no deeper', () => {
    expect(isSoundJson(nested(5), 5)).to.equal(true)
    expect(isSoundJson(nested(6), 5)).to.equal(false)
    expect(isSoundJson({ a: [{ b: [null] }] }, 4)).to.equal(true)
    expect(isSoundJson({ a: [{ b: [null] }] }, 3)).to.equal(false)
  })

  it('is told from JSON of any depth', () => {
    expect(isSoundJson(nested(400_000), 50)).to.equal(false)
  })

  it('has whole characters only, in texts and in names', () => {
    for (const part of ['\ud800', 'x\udc00y', ['\udfff'], { a: { b: '\ud83c' } }, { '\ud800': 1 }])
      expect(isSoundJson(part, 9), JSON.stringify(part)).to.equal(false)
    for (const part of ['🎬', { '🎬': ['\u0000', 1, null, true] }, '', 7, null])
      expect(isSoundJson(part, 9), JSON.stringify(part)).to.equal(true)
  })
})
