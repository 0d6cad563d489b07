import type { Outbox } from '@callboard/core'
import { expect } from 'chai'
import { IN_SESSION } from '../../domain/reaction.ts'
import type { PostingRepositories } from '../ports/index.ts'
import { tellCommented } from './giving.ts'

const at = (placeId: string, recordId: string) => ({ placeId, groupId: IN_SESSION, recordId })

describe('comments that have come or gone in sessions', () => {
  it('are counted by one question, however many talent they are about [FBK-01]', async () => {
    const asked: (readonly string[])[] = []
    const repositories = {
      comments: {
        countByTalent: async (placeIds: readonly string[]) => {
          asked.push(placeIds)
          return [{ ...at('s1', 'r1'), comments: 2 }]
        },
      },
    } as unknown as PostingRepositories
    const told: unknown[] = []
    const outbox = {
      signal: (...[, place, { staff }]: unknown[] & [unknown, string, { staff: object }]) =>
        told.push({ place, ...staff }),
    } as unknown as Outbox
    await tellCommented(repositories, outbox, [at('s1', 'r1'), at('s1', 'r2'), at('s2', 'r3')])
    expect(asked).to.deep.equal([['s1', 's2']])
    expect(told).to.deep.equal([
      { place: 's1', record: 'r1', count: 2 },
      { place: 's1', record: 'r2', count: 0 },
      { place: 's2', record: 'r3', count: 0 },
    ])
  })
})
