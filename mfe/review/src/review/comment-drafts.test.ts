import { expect } from 'chai'
import { draftPlace, replyDraft, takeDraft } from './comment-drafts.ts'

const TAKES = [{ _id: 'take-1' }, { _id: 'take-2' }]
const nina = { record: 'nina', page: { _id: 'page-1', name: 'Selects' }, copy: 'copy-1' }
const omar = { record: 'omar', page: null, copy: null }
const STREAM = [{ talent: undefined }, { talent: nina }, { talent: omar }]
const place = (...kept: readonly string[]) =>
  draftPlace('take-1', TAKES, STREAM, (name) => kept.includes(name))

describe('unsent words of an open group', () => {
  it('are nowhere where none were typed [REV-04]', () => {
    expect(place()).to.equal(undefined)
    expect(place(takeDraft('take of another group'))).to.equal(undefined)
  })

  it('on the take in the player come before those about talent, and these before other takes [REV-04]', () => {
    const other = takeDraft('take-2')
    expect(place(other, replyDraft(omar), takeDraft('take-1'))).to.deep.equal({ take: 'take-1' })
    expect(place(other, replyDraft(omar))).to.deep.equal({ reply: omar })
    expect(place(other)).to.deep.equal({ take: 'take-2' })
  })

  it('keep whom they are about, on a page or in the live room [REV-04]', () => {
    expect(place(replyDraft(nina))).to.deep.equal({ reply: nina })
    expect(place(replyDraft({ ...nina, page: null }))).to.equal(undefined)
  })
})
