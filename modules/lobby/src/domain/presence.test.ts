import { second } from '@callboard/core/testing'
import { expect } from 'chai'
import { LINK_LEASE, type PageLink, type PageNotes, presenceOf } from './presence.ts'

const notes: PageNotes = {
  recordId: 'r',
  sessionId: 's',
  camera: null,
  microphone: null,
  speaker: null,
  closedAt: null,
}
const link = (id: string, change: Partial<PageLink> = {}): PageLink => ({
  id,
  recordId: 'r',
  sessionId: 's',
  process: 'p',
  room: null,
  line: 'ok',
  canRecord: false,
  renewedAt: second(0),
  ...change,
})

describe('presence of a talent', () => {
  it('is that of the page which is furthest in a room', () => {
    const links = [
      link('a'),
      link('b', { room: 'main', line: 'weak', canRecord: true }),
      link('c', { room: 'test' }),
    ]
    expect(presenceOf(notes, links, second(1))).to.deep.include({
      page: 'open',
      room: 'main',
      line: 'weak',
      canRecord: true,
    })
  })

  it('ends with the lease of a process that has died [T5]', () => {
    const at = (milliseconds: number) => new Date(second(0).getTime() + milliseconds)
    const links = [link('a', { room: 'main', canRecord: true })]
    expect(presenceOf(notes, links, at(LINK_LEASE - 1)).page).to.equal('open')
    expect(presenceOf(notes, links, at(LINK_LEASE))).to.deep.include({
      page: 'away',
      room: null,
      canRecord: false,
    })
  })

  it('tells a page that was closed from one that was never open', () => {
    expect(presenceOf(notes, [], second(1)).page).to.equal('never')
    expect(presenceOf({ ...notes, closedAt: second(0) }, [], second(1))).to.deep.include({
      page: 'away',
      awaySince: second(0),
    })
  })
})
