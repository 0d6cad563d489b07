import { expect } from 'chai'
import { phoneRoom } from './phone-room.ts'

describe('the room of a phone for the people of a group', () => {
  it('has who gave the answers to one talent of whom little is written', () => {
    expect([0, 1, 2, 9].map((comments) => phoneRoom(1, comments))).to.deep.equal([
      'answers',
      'answers',
      'rows',
      'rows',
    ])
  })

  it('has high rows while all of it stays in sight', () => {
    expect(phoneRoom(2, 2)).to.equal('rows')
    expect(phoneRoom(3, 1)).to.equal('rows')
    expect(phoneRoom(4, 0)).to.equal('rows')
    expect(phoneRoom(2, 3)).to.equal('none')
    expect(phoneRoom(3, 2)).to.equal('none')
    expect(phoneRoom(5, 0)).to.equal('none')
  })
})
