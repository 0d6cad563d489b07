import { defineEndpoint } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answerKey } from '../answers/answer-key.ts'
import { queryClient } from '../answers/query-client.ts'
import { ApiError } from '../call/api-error.ts'
import { defineAction, inAnswer, perform } from './define-action.ts'

const Names = Type.Object({ names: Type.Array(Type.String()) })
const list = defineEndpoint({
  name: 'test.list',
  summary: 'List',
  method: 'GET',
  path: '/names',
  access: ['super_admin'],
  subject: { none: 'a probe' },
  reply: Names,
})
const add = defineEndpoint({
  name: 'test.add',
  summary: 'Add',
  method: 'POST',
  path: '/names',
  access: ['super_admin'],
  subject: { none: 'a probe' },
  body: Type.Object({ name: Type.String() }),
  reply: Type.Object({ name: Type.String() }),
})

const withName = (name: string) => [
  inAnswer(list, {}, (now) => (now.names.includes(name) ? now : { names: [...now.names, name] })),
]

describe('an action', () => {
  const { fetch } = globalThis
  let answers: PromiseWithResolvers<Response>[]
  const sent: string[] = []

  beforeEach(() => {
    answers = []
    sent.length = 0
    globalThis.fetch = (_, init) => {
      const answer = Promise.withResolvers<Response>()
      answers.push(answer)
      sent.push(JSON.parse(String(init?.body)).name)
      return answer.promise
    }
    queryClient.setQueryData(answerKey(list, {}), { names: ['Ann'] })
  })
  afterEach(() => {
    globalThis.fetch = fetch
    queryClient.clear()
  })

  it('that insists stays shown without a network, and is sent when it is back', async () => {
    const listeners = new Map<string, () => void>()
    const { addEventListener, removeEventListener } = globalThis
    Object.assign(globalThis, {
      addEventListener: (type: string, listen: () => void) => listeners.set(type, listen),
      removeEventListener: (type: string) => listeners.delete(type),
    })
    try {
      const insisting = defineAction(add, { shows: ({ name }) => withName(name), insists: true })
      const done = perform(insisting, { name: 'Bob' })
      await turn()
      answers[0]!.reject(new TypeError('Failed to fetch'))
      await turn()
      expect(shown()).to.deep.equal(['Ann', 'Bob'])
      expect(listeners.has('beforeunload')).to.equal(true)
      listeners.get('online')!()
      await turn()
      expect(sent).to.deep.equal(['Bob', 'Bob'])
      said(1, 'Bob')
      expect(await done).to.deep.equal({ name: 'Bob' })
      expect(shown()).to.deep.equal(['Ann', 'Bob'])
      expect(listeners.has('beforeunload')).to.equal(false)
    } finally {
      Object.assign(globalThis, { addEventListener, removeEventListener })
    }
  })

  const shown = () => queryClient.getQueryData<{ names: string[] }>(answerKey(list, {}))?.names
  const said = (place: number, name: string) => answers[place]?.resolve(Response.json({ name }))
  const refused = (place: number, error: object) =>
    answers[place]?.resolve(Response.json({ error }, { status: 409 }))
  const turn = () => new Promise((resolve) => setImmediate(resolve))

  it('is shown at once, and replaced by its reply', async () => {
    const action = defineAction(add, {
      shows: ({ name }) => withName(name),
      changes: ({ name }) => withName(name),
    })
    const done = perform(action, { name: 'ben' })
    expect(shown()).to.deep.equal(['Ann', 'ben'])
    said(0, 'Ben')
    await done
    expect(shown()).to.deep.equal(['Ann', 'Ben'])
  })

  it('is taken back when it is refused, and the state of the refusal is shown', async () => {
    const action = defineAction(add, {
      shows: ({ name }) => withName(name),
      refused: ({ code, current }) => (code === 'other' ? { changes: withName(String(current)) } : undefined),
    })
    const done = perform(action, { name: 'Ben' }).catch((fault: unknown) => fault)
    refused(0, { code: 'other', message: 'No', current: 'Cid' })
    expect(await done).to.be.instanceOf(ApiError)
    expect(shown()).to.deep.equal(['Ann', 'Cid'])
  })

  it('that goes in order is sent with what the last reply has changed', async () => {
    const action = defineAction(add, {
      inOrder: () => 'some names',
      after: ({ name }, last) => ({ name: `${name} after ${last.name}` }),
    })
    const done = [perform(action, { name: 'one' }), perform(action, { name: 'two' })]
    await turn()
    expect(sent).to.deep.equal(['one'])
    said(0, 'One')
    await done[0]
    await turn()
    expect(sent).to.deep.equal(['one', 'two after One'])
    said(1, 'Two')
    await done[1]
    // The page may not have drawn the reply yet.
    const third = perform(action, { name: 'three' })
    await turn()
    expect(sent.at(-1)).to.equal('three after Two')
    said(2, 'Three')
    await third
  })

  it('that waited for a refused one is sent as it was meant', async () => {
    const action = defineAction(add, {
      inOrder: () => 'more names',
      after: ({ name }, last) => ({ name: `${name} after ${last.name}` }),
    })
    const [first, second] = [perform(action, { name: 'one' }), perform(action, { name: 'two' })]
    await turn()
    refused(0, { code: 'other', message: 'No' })
    await first.catch(() => undefined)
    await turn()
    expect(sent).to.deep.equal(['one', 'two'])
    said(1, 'Two')
    await second
  })

  it('of one name is sent after the one before it has been answered', async () => {
    const action = defineAction(add, { inOrder: () => 'names' })
    const both = [perform(action, { name: 'one' }), perform(action, { name: 'two' })]
    await turn()
    expect(sent).to.deep.equal(['one'])
    said(0, 'one')
    await both[0]
    await turn()
    expect(sent).to.deep.equal(['one', 'two'])
    said(1, 'two')
    await Promise.all(both)
  })

  it('of one name does nothing while the first is under way', async () => {
    const action = defineAction(add, { oneOf: () => 'names' })
    const both = [perform(action, { name: 'one' }), perform(action, { name: 'two' })]
    said(0, 'one')
    expect(await Promise.all(both)).to.deep.equal([{ name: 'one' }, { name: 'one' }])
    expect(sent).to.deep.equal(['one'])
  })
})
