import type { PickComment } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { expect } from 'chai'
import { commentsByGroup } from './comments-by-group.ts'

const group = (_id: string, ...records: string[]) =>
  ({ _id, records: records.map((record) => ({ _id: record })) }) as unknown as ReviewGroup
const said = (_id: string, record: string, of: string | null) =>
  ({ _id, record, group: of }) as unknown as PickComment

describe('comments on the groups of a review', () => {
  it('stand at the group whose copy they are on; those of the live room at all groups of their talent [REV-02]', () => {
    const groups = [group('g1', 'ana'), group('g2', 'ben', 'ana'), group('g3', 'cleo')]
    const found = commentsByGroup(groups, [
      said('1', 'ana', 'g2'),
      said('2', 'ana', null),
      said('3', 'gone', null),
    ])
    expect([...found].map(([id, comments]) => [id, comments.map(({ _id }) => _id)])).to.deep.equal([
      ['g2', ['1', '2']],
      ['g1', ['2']],
    ])
  })
})
