import { expect } from 'chai'
import { GroupHistory } from './group-history.ts'

describe('the history of an open group', () => {
  let backs: number
  let history: GroupHistory

  beforeEach(() => {
    backs = 0
    history = new GroupHistory(() => {
      backs += 1
    })
  })

  it('a group goes back once however often it is closed', () => {
    history.opening()
    history.shown()
    expect(history.close(true)).equal(true)
    expect(history.close(true)).equal(true)
    history.shown()
    expect(backs).equal(1)
  })

  for (const fromWall of [false, true]) {
    it(`a group that is closed before its effect has run goes back once, ${fromWall ? 'after' : 'before'} its drawing`, () => {
      history.opening()
      expect(history.close(fromWall)).equal(true)
      history.shown()
      history.shown()
      expect(backs).equal(1)
    })
  }

  it('the next group that is opened can be closed again', () => {
    for (let time = 0; time < 3; time++) {
      history.opening()
      history.shown()
      history.close(true)
      history.closed()
    }
    expect(backs).equal(3)
  })

  it('a group of an address that was opened by itself has no wall to go back to', () => {
    history.shown()
    expect(history.close(false)).equal(false)
    expect(backs).equal(0)
  })

  it('the wall that is drawn once more while a group opens does not forget the opening', () => {
    history.opening()
    history.closed()
    expect(history.close(false)).equal(true)
    history.shown()
    expect(backs).equal(1)
  })
})
