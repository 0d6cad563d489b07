import { expect } from 'chai'
import { ownDataWords } from './own-data-words.ts'

describe('the own data on the account page', () => {
  it('say how far they are, what they hold and why they failed [ACC-16] [OPS-08]', () => {
    const archive = {
      state: 'building',
      progress: 40,
      reason: null,
      file_count: 0,
      left_out_count: 0,
    } as const
    const told = [
      archive,
      { ...archive, state: 'ready', file_count: 1 },
      { ...archive, state: 'ready', file_count: 30, left_out_count: 2 },
      { ...archive, state: 'failed', reason: 'The store is full.' },
    ] as const
    expect(told.map(ownDataWords)).to.deep.equal([
      'Putting your data together: 40 %',
      'Your data are ready: 1 file',
      'Your data are ready: 30 files, 2 left out',
      'The store is full.',
    ])
  })
})
