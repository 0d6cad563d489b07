import type { ArchiveView } from '@callboard/review/contract'
import { expect } from 'chai'
import { withProgress } from './archive-progress.ts'
import { archiveWords } from './archive-words.ts'
import { newestNotice, remembered } from './put-away.ts'

const archive = (change: Partial<ArchiveView> = {}): ArchiveView => ({
  _id: 'a1',
  session: 's1',
  state: 'building',
  progress: 0,
  reason: null,
  filename: 'Day one',
  keys: ['v1'],
  file_count: 0,
  left_out_count: 0,
  url: null,
  created_at: '2026-03-01T10:00:00Z',
  expires_at: null,
  ...change,
})

describe('archives on the screen', () => {
  it('show their progress, their contents and the reason for a failure [OPS-08]', () => {
    const told = [
      archive({ progress: 40 }),
      archive({ state: 'ready', file_count: 1 }),
      archive({ state: 'ready', file_count: 11, left_out_count: 1 }),
      archive({ state: 'failed', reason: 'The store is full.' }),
    ]
    expect(told.map(archiveWords)).to.deep.equal([
      'Preparing archive: 40 %',
      'Archive ready: 1 take',
      'Archive ready: 11 takes, 1 left out',
      'The store is full.',
    ])
  })

  it('move on as is heard, until they are done; a new try may begin at 0 [OPS-08]', () => {
    const all = [archive({ progress: 40 }), archive({ _id: 'a2', state: 'ready', progress: 100 })]
    const after = withProgress(
      all,
      new Map([
        ['a1', 0],
        ['a2', 60],
      ]),
    )
    expect(after.map(({ progress }) => progress)).to.deep.equal([0, 100])
    expect(withProgress(all, new Map())).to.deep.equal(all)
  })

  it('come up as a notice one after the other, as they are put away [OPS-08]', () => {
    const all = [archive(), archive({ _id: 'a2' })]
    const putAway = (away: readonly string[]) => ({
      has: ({ _id }: ArchiveView) => away.includes(_id),
      add: () => {},
      told: () => {},
    })
    const shown = [[], ['a1'], ['a1', 'a2']].map((away) => newestNotice(all, putAway(away))?._id)
    expect(shown).to.deep.equal(['a1', 'a2', undefined])
  })

  it('that were put away stay away, the last hundred of them', () => {
    let away: readonly string[] = []
    for (let number = 0; number < 120; number += 1) away = remembered(away, `a${number}:ready`)
    expect(away).to.have.length(100)
    expect(away.at(-1)).to.equal('a119:ready')
    expect(remembered(away, 'a119:ready')).to.have.length(100)
  })
})
