import { expect } from 'chai'
import { actionKeys, type Ended } from './action-keys.ts'

describe('one key for one action of a person', () => {
  it('does not send the same input twice while it is under way', async () => {
    const actions = actionKeys<number>()
    const answer = Promise.withResolvers<Ended<number>>()
    const keys: string[] = []
    const run = (key: string) => {
      keys.push(key)
      return answer.promise
    }
    const both = [actions.once({ id: 1 }, run), actions.once({ id: 1 }, run)]
    answer.resolve({ value: 7, lost: false })
    expect(await Promise.all(both)).to.deep.equal([7, 7])
    expect(keys).to.have.length(1)
  })

  it('keeps two rows of a list apart', async () => {
    const actions = actionKeys<string>()
    const run = async (key: string) => ({ value: key, lost: false })
    const [a, b] = await Promise.all([actions.once({ id: 1 }, run), actions.once({ id: 2 }, run)])
    expect(a).not.to.equal(b)
  })

  it('repeats the key after a lost answer and takes a new one after an answer', async () => {
    const actions = actionKeys<string>()
    const first = await actions.once('x', async (key) => ({ value: key, lost: true }))
    const second = await actions.once('x', async (key) => ({ value: key, lost: false }))
    const third = await actions.once('x', async (key) => ({ value: key, lost: false }))
    expect(second).to.equal(first)
    expect(third).not.to.equal(first)
  })

  it('tells two files apart', async () => {
    const actions = actionKeys<string>()
    const run = async (key: string) => ({ value: key, lost: true })
    const file = new Blob(['a'])
    const first = await actions.once({ file }, run)
    expect(await actions.once({ file: new Blob(['a']) }, run)).not.to.equal(first)
    expect(await actions.once({ file }, run)).to.equal(first)
  })
})
