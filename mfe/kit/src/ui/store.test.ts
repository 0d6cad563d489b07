import { expect } from 'chai'
import { store } from './store.ts'

describe('a value of the page', () => {
  it('tells its watchers after the code that changed it has finished, once for all changes of that moment', async () => {
    const count = store(0)
    const heard: number[] = []
    count.subscribe(() => heard.push(count.get()))
    count.set(1)
    count.change((now) => now + 1)
    expect(count.get()).to.equal(2)
    expect(heard).to.deep.equal([])
    await Promise.resolve()
    expect(heard).to.deep.equal([2])
  })

  it('says nothing when it stays the same, and nothing to watchers that have stopped', async () => {
    const word = store('a')
    const heard: string[] = []
    word.set('a')
    word.subscribe(() => heard.push('stays'))
    word.subscribe(() => heard.push('left'))()
    await Promise.resolve()
    expect(heard).to.deep.equal([])
    word.set('b')
    await Promise.resolve()
    expect(heard).to.deep.equal(['stays'])
  })
})
