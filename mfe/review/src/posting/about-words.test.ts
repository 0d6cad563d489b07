import { expect } from 'chai'
import { aboutWords } from './about-words.ts'
import { postingGroup, postingTake, postingTalent } from './posting-group.fixture.ts'

const people = [postingTalent('Amara'), postingTalent('Theo')]
const pair = postingGroup('pair', { records: people, videos: [postingTake('one')] })
const alone = postingGroup('alone', { records: people.slice(1), videos: [postingTake('one')] })

describe('a comment below a card', () => {
  it('says whom of several people it is about, where that is known [PST-03] [FBK-01]', () => {
    expect(aboutWords(pair, 'Theo')).to.equal('About Theo')
    expect(aboutWords(alone, 'Theo'), 'of one').to.equal(undefined)
    expect(aboutWords(pair, 'Lucia'), 'of somebody who has left').to.equal(undefined)
    expect(aboutWords(pair, undefined), 'of the office').to.equal(undefined)
  })
})
