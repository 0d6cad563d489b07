import { expect } from 'chai'
import { archivedWords } from './archived-words.ts'
import type { ShownGroup } from './review-groups.ts'
import { takeOf } from './take.fixture.ts'

const shown = (name: string, takes: number) =>
  ({
    group: { records: [] },
    name,
    people: '',
    takes: Array.from({ length: takes }, (_, at) => takeOf(`${name}-${at}`)),
  }) as unknown as ShownGroup

describe('the words of groups whose videos are archived', () => {
  it('call one group by its name, and count several', () => {
    expect(archivedWords([shown('Nina, Omar', 4)])).to.equal('Nina, Omar archived: 4 videos.')
    expect(archivedWords([shown('Ana', 1)])).to.equal('Ana archived: 1 video.')
    expect(archivedWords([shown('Ana', 1), shown('Ben', 2)])).to.equal('2 groups archived: 3 videos.')
  })
})
