import { ANSWER_CODE_MINUTES, type PostingPageView } from '@callboard/posting/contract'
import { expect } from 'chai'
import { keepAnswers, sendKept } from './keep-answers.ts'
import { keptAnswers, withUnsent } from './kept-answers.ts'
import { answeredOf, firstToAnswer } from './posting-groups.ts'
import { sendOthers } from './send-others.ts'

describe('answers of a viewer whom nothing names yet', () => {
  const ana = { ref_id: 'group', to_user: 'ana', feedback: 'yes' } as const
  const dov = { ref_id: 'group', to_user: 'dov', feedback: 'no' } as const

  const storage = () => {
    const items = new Map<string, string>()
    const kept = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    }
    return { items, kept }
  }

  it('are kept by page as long as a code is good for, and gone once they are none [PST-11]', () => {
    const { items, kept } = storage()
    keepAnswers('page', [ana], kept, 0)
    const lasts = ANSWER_CODE_MINUTES * 60_000
    expect(keptAnswers('page', kept, lasts - 1)).to.deep.equal([ana])
    expect(keptAnswers('other', kept, 1)).to.deep.equal([])
    expect(keptAnswers('page', kept, lasts)).to.deep.equal([])
    keepAnswers('page', [], kept, 1)
    expect([...items]).to.deep.equal([])
  })
  it('count as given to who gave them, and their talent is passed over [PST-11]', () => {
    const group = { _id: 'group', records: [{ _id: 'ana' }, { _id: 'eve' }] }
    const view = { groups: [group], feedbacks: [], reviewer: null } as unknown as PostingPageView
    const all = [{ group: view.groups[0]!, takes: [] }]
    const { feedbacks, reviewer } = withUnsent(view, [ana])
    expect(answeredOf(all, feedbacks, reviewer?._id)).to.deep.equal({ asked: 2, given: 1 })
    expect(firstToAnswer(all, feedbacks, reviewer?._id)?.talent._id).to.equal('eve')
    expect(withUnsent(view, [])).to.equal(view)
  })

  it('are kept until the server has each of them; one that it refuses stays [PST-11]', async () => {
    const { kept } = storage()
    keepAnswers('page', [ana, dov], kept)
    const [toAna, toDov] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
    const sent = [
      sendKept('page', ana, kept, () => toAna.promise),
      sendKept('page', dov, kept, () => toDov.promise),
    ]
    expect(keptAnswers('page', kept), 'on their way').to.have.deep.members([ana, dov])
    toAna.resolve(true)
    toDov.resolve(false)
    await Promise.all(sent)
    expect(keptAnswers('page', kept)).to.deep.equal([dov])
  })

  it('of other pages of the link go out as well, and stay where they are refused [PST-11]', async () => {
    const { kept } = storage()
    keepAnswers('first', [ana, dov], kept)
    keepAnswers('second', [ana], kept)
    const given: unknown[] = []
    await sendOthers('link', ['first', 'second'], kept, async (answer) => {
      given.push(answer)
      if (answer.page_id === 'second') throw new Error('refused')
    })
    expect(given).to.deep.equal([
      { page_id: 'first', link: 'link', ...ana },
      { page_id: 'first', link: 'link', ...dov },
      { page_id: 'second', link: 'link', ...ana },
    ])
    expect([keptAnswers('first', kept), keptAnswers('second', kept)]).to.deep.equal([[], [ana]])
  })

  it('are what was pressed last, also when an earlier one arrives meanwhile [PST-11]', async () => {
    const { kept } = storage()
    keepAnswers('page', [ana], kept)
    const maybe = { ...ana, feedback: 'maybe' } as const
    const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
    const sent = sendKept('page', ana, kept, () => first.promise)
    const sentAgain = sendKept('page', maybe, kept, () => second.promise)
    first.resolve(true)
    await sent
    expect(keptAnswers('page', kept)).to.deep.equal([maybe])
    second.resolve(true)
    await sentAgain
    expect(keptAnswers('page', kept)).to.deep.equal([])
    await sendKept('page', ana, kept, async () => false)
    expect(keptAnswers('page', kept), 'what was not kept before').to.deep.equal([])
  })
})
