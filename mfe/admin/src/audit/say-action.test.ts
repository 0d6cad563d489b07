import { expect } from 'chai'
import { sayAction } from './say-action.ts'

describe('the action of an audit entry', () => {
  it('is said in words', () => {
    expect(sayAction('projects.setDatesInvoiced')).to.equal('Projects: set dates invoiced')
    expect(sayAction('lobby.finish')).to.equal('Lobby: finish')
  })
})
