import { ANSWER_CODE_MINUTES } from '@callboard/posting/contract'
import { expect } from 'chai'
import { keepAnswers, keptAnswers } from './kept-answers.ts'

describe('answers of a viewer whom nothing names yet', () => {
  const ana = { ref_id: 'group', to_user: 'ana', feedback: 'yes' } as const

  it('are kept by page as long as a code is good for, and gone once they are none [PST-11]', () => {
    const items = new Map<string, string>()
    const kept = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
    keepAnswers('page', [ana], kept, 0)
    const lasts = ANSWER_CODE_MINUTES * 60_000
    expect(keptAnswers('page', kept, lasts - 1)).to.deep.equal([ana])
    expect(keptAnswers('other', kept, 1)).to.deep.equal([])
    expect(keptAnswers('page', kept, lasts)).to.deep.equal([])
    keepAnswers('page', [], kept, 1)
    expect([...items]).to.deep.equal([])
  })
})
