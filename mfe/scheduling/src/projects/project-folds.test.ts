import { expect } from 'chai'
import { isOpenIn, withFold } from './project-folds.ts'

describe('the folds of projects', () => {
  it('are as the page has them at first until the reader opens or folds one', () => {
    expect(isOpenIn([], 'a', true)).to.equal(true)
    expect(isOpenIn([], 'a', false)).to.equal(false)
    const folds = withFold(withFold([], 'a', false), 'b', true)
    expect(isOpenIn(folds, 'a', true)).to.equal(false)
    expect(isOpenIn(folds, 'b', false)).to.equal(true)
    expect(isOpenIn(withFold(folds, 'a', true), 'a', false)).to.equal(true)
  })

  it('keep the latest two hundred', () => {
    let folds = withFold([], 'first', true)
    for (let one = 0; one < 200; one++) folds = withFold(folds, `p${one}`, true)
    expect(folds).to.have.length(200)
    expect(isOpenIn(folds, 'first', false)).to.equal(false)
  })
})
