import type { PostingGroup } from '@callboard/posting/contract'
import { expect } from 'chai'
import type { PostingShown } from './posting-groups.ts'
import { talentAround } from './talent-around.ts'

const groupOf = (_id: string, ...names: string[]): PostingShown => {
  const group: PostingGroup = {
    _id,
    name: names.join(),
    order: 1,
    records: names.map((name) => ({ _id: name, first_name: name, last_name: '', role: '', photo_url: null })),
    videos: [],
    comments: 0,
    thumbnail_url: null,
  }
  return { group, takes: [] }
}
const shown = [groupOf('first', 'ana'), groupOf('pair', 'nina', 'omar'), groupOf('last', 'priya')]
const around = (group: string, talent: string, answered: readonly string[] = []) => {
  const { before, after, left } = talentAround(shown, { group, talent }, (of) =>
    answered.includes(of.to_user),
  )
  return [before, after, left].map((one) => one?.talent._id)
}

describe('the talent around the one who is answered', () => {
  it('stand one by one, on into the neighbouring group, and end at the ends [PST-03]', () => {
    expect(around('first', 'ana')).to.deep.equal([undefined, 'nina', 'nina'])
    expect(around('pair', 'nina')).to.deep.equal(['ana', 'omar', 'omar'])
    expect(around('pair', 'omar')).to.deep.equal(['nina', 'priya', 'priya'])
    expect(around('last', 'priya')).to.deep.equal(['omar', undefined, 'ana'])
  })

  it('are led to around the end while somebody has no answer, the open one last [PST-03]', () => {
    expect(around('last', 'priya', ['ana', 'priya'])[2]).to.equal('nina')
    expect(around('pair', 'omar', ['ana', 'nina', 'priya'])[2]).to.equal('omar')
    expect(around('pair', 'omar', ['ana', 'nina', 'omar', 'priya'])[2], 'the end').to.equal(undefined)
  })
})
