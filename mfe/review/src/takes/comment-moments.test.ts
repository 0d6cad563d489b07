import { expect } from 'chai'
import { marksOf, momentOn } from './comment-moments.ts'

describe('the dots of comments on a take', () => {
  const comment = (_id: string, video: string | null, second: number | null) => ({
    _id,
    video,
    second,
    from_user: { name: 'Dana' },
    content: _id,
  })

  it('stand at the seconds of that take, and the one is marked whose comment is pointed at [REV-13]', () => {
    const all = [
      comment('a', 't1', 1.2),
      comment('b', 't2', 1),
      comment('c', 't1', null),
      comment('d', 't1', 0),
    ]
    expect(marksOf('t1', all, 'd')).to.deep.equal([
      { at: 1.2, label: 'Dana: a', isPointed: false },
      { at: 0, label: 'Dana: d', isPointed: true },
    ])
  })

  it('say their take as it is called among several talent, else its number [FBK-04]', () => {
    const takes = [{ _id: 't1', called: 'Nina, take 1' }, { _id: 't2' }, { _id: 't3' }]
    const open = { take: 't3', takes, onMoment: () => undefined }
    expect(momentOn(open, { video: 't1', second: 1 })).to.include({ take: 'Nina, take 1' })
    expect(momentOn(open, { video: 't2', second: 1 })).to.include({ take: 'Take 2' })
    expect(momentOn(open, { video: 't3', second: 1 })).to.include({ take: undefined })
  })

  it('lead to another take also from a comment on the whole of it [REV-13]', () => {
    const went: unknown[] = []
    const open = {
      take: 't1',
      takes: [{ _id: 't1' }, { _id: 't2' }],
      onMoment: (take: string, second: number) => went.push([take, second]),
    }
    const moment = momentOn(open, { video: 't2', second: null })
    expect(moment).to.include({ take: 'Take 2', second: null })
    moment?.onGo?.()
    expect(went).to.deep.equal([['t2', 0]])
    expect(momentOn(open, { video: 't1', second: null })).to.equal(undefined)
    expect(momentOn(open, { video: 'put away', second: null })).to.equal(undefined)
  })
})
