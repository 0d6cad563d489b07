import { QueryClient } from '@tanstack/react-query'
import { expect } from 'chai'
import { LiveAnswers } from './live-answers.ts'

const KEY = ['lobby.getLobby', { id: 's' }]
type MergeNames = (before: readonly string[] | undefined, answer: readonly string[]) => readonly string[]

const add = (name: string) => (now: readonly string[]) => (now.includes(name) ? now : [...now, name])

describe('an answer that stays live', () => {
  let client: QueryClient
  let answers: LiveAnswers

  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    answers = new LiveAnswers(client)
  })
  afterEach(() => client.clear())

  const shown = () => client.getQueryData(KEY)

  /** Asks, and answers when the test says so. */
  function ask(merge?: MergeNames) {
    const reply = Promise.withResolvers<readonly string[]>()
    const settled = client
      .query({
        queryKey: KEY,
        queryFn: () => answers.ask(KEY, () => reply.promise, merge),
        structuralSharing: answers.arrive,
        staleTime: 0,
      })
      .then(
        () => undefined,
        () => undefined,
      )
    return { ...reply, settled }
  }

  async function answered(names: readonly string[], merge?: MergeNames) {
    const { resolve, settled } = ask(merge)
    resolve(names)
    await settled
  }

  it('knows when it was asked for: the first with the page, which may have preloaded it', async () => {
    expect(answers.askedAt(KEY)).to.equal(undefined)
    await answered(['Ann'])
    expect(answers.askedAt(KEY)).to.equal(0)
    const { resolve, settled } = ask()
    const asked = performance.now()
    expect(answers.askedAt(KEY), 'under way').to.equal(0)
    resolve(['Ann'])
    await settled
    expect(answers.askedAt(KEY)).to.be.within(1, asked)
  })

  it('is changed by a signal', async () => {
    await answered(['Ann'])
    answers.change(KEY, add('Ben'))
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
  })

  it('is refused in a second shape, also while the cached value is fresh, until it leaves the cache', async () => {
    const merge: MergeNames = (_before, answer) => answer
    answers.claim(KEY)
    await answered(['Ann'])
    answers.claim(KEY)
    expect(() => answers.claim(KEY, merge)).to.throw('two shapes')
    client.clear()
    answers.claim(KEY, merge)
  })

  it('has a signal that came while the first answer was under way', async () => {
    const { resolve, settled } = ask()
    answers.change(KEY, add('Ben'))
    resolve(['Ann'])
    await settled
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
  })

  it('has a signal that came while a later answer was under way, at once and after it', async () => {
    await answered(['Ann'])
    const { resolve, settled } = ask()
    answers.change(KEY, add('Ben'))
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
    resolve(['Ann', 'Cid'])
    await settled
    expect(shown()).to.deep.equal(['Ann', 'Cid', 'Ben'])
  })

  it('has a signal that came between the answer and its place in the cache', async () => {
    const { resolve, settled } = ask()
    resolve(['Ann'])
    await Promise.resolve()
    answers.change(KEY, add('Ben'))
    await settled
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
  })

  it('keeps the change of a signal when a later request fails', async () => {
    await answered(['Ann'])
    const { reject, settled } = ask()
    answers.change(KEY, add('Ben'))
    reject(new Error('gone'))
    await settled
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
  })

  it('loses nothing of others when a wish is taken back', async () => {
    await answered(['Ann'])
    const wish = answers.propose(KEY, add('Wish'))
    answers.change(KEY, add('Ben'))
    expect(shown()).to.deep.equal(['Ann', 'Ben', 'Wish'])
    wish.takeBack()
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
  })

  it('keeps showing a wish over an answer from before it', async () => {
    await answered(['Ann'])
    const { resolve, settled } = ask()
    const wish = answers.propose(KEY, add('Wish'))
    resolve(['Ann'])
    await settled
    expect(shown()).to.deep.equal(['Ann', 'Wish'])
    wish.takeBack()
    expect(shown()).to.deep.equal(['Ann'])
  })

  it('keeps a wish that was granted, also over an answer that was under way', async () => {
    await answered(['Ann'])
    const wish = answers.propose(KEY, add('Wish'))
    const { resolve, settled } = ask()
    wish.keep()
    resolve(['Ann'])
    await settled
    expect(shown()).to.deep.equal(['Ann', 'Wish'])
  })

  it('is merged with known data that a new answer lacks', async () => {
    const merge = (before: readonly string[] = [], answer: readonly string[]) => [
      ...new Set([...before, ...answer]),
    ]
    await answered(['Ann'], merge)
    await answered(['Ben'], merge)
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
  })

  it('forgets its wishes when the cache is cleared', async () => {
    await answered(['Ann'])
    const wish = answers.propose(KEY, add('Wish'))
    client.clear()
    wish.takeBack()
    await answered(['Cid'])
    expect(shown()).to.deep.equal(['Cid'])
  })

  it('stays the same object when a later answer says the same', async () => {
    await answered(['Ann'])
    const before = shown()
    await answered(['Ann'])
    expect(shown()).to.equal(before)
  })
})
