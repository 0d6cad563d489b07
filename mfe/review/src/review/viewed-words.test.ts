import { expect } from 'chai'
import type { ShownGroup } from './review-groups.ts'
import { viewedWords } from './viewed-words.ts'

const shown = (name: string, ...talent: readonly string[]) =>
  ({
    group: { records: talent.map((first_name) => ({ first_name, last_name: '' })) },
    name,
    people: talent.join(', '),
    takes: [],
  }) as unknown as ShownGroup

describe('the words of groups that are marked as viewed', () => {
  it('call one group by its name, and count several', () => {
    expect(viewedWords([shown('Kofi', 'Kofi')], true)).to.equal('Kofi is viewed.')
    expect(viewedWords([shown('Nina, Omar', 'Nina', 'Omar')], true)).to.equal('Nina, Omar are viewed.')
    expect(viewedWords([shown('Scene 4', 'Nina', 'Omar')], false)).to.equal('Scene 4 is to view again.')
    expect(viewedWords([shown('Ana'), shown('Ben')], true)).to.equal('2 groups are viewed.')
  })
})
