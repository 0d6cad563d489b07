import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { defineEndpoint } from '../http-contract/endpoint.ts'
import { Actor } from './actor.ts'
import { useCase } from './declare.ts'
import { missing } from './domain-error.ts'
import { token } from './needs.ts'

const greet = defineEndpoint({
  name: 'test.greet',
  summary: 'Greets',
  method: 'GET',
  path: '/greetings/{name}',
  access: ['anonymous'],
  subject: { none: 'a test' },
  params: Type.Object({ name: Type.String() }),
  reply: Type.Object({ words: Type.String() }),
})
const WORDS = token<() => string>('test.words')

const Greet = useCase(greet, { words: WORDS }, ({ needs, actor, input }) => {
  if (input.name === '') throw missing('The name')
  return Promise.resolve({ words: `${needs.words()}, ${input.name} (${actor.kind})` })
})

describe('a use case', () => {
  const greeting = (name: string) =>
    new Greet({ words: () => 'Hello' }).run(Actor.anonymous, { name }, undefined)

  it('names its endpoint and its needs for the list of its module', () => {
    expect([Greet.endpoint.name, Greet.needs]).to.deep.equal(['test.greet', { words: WORDS }])
  })

  it('answers by its function, which gets the instances of its needs, the actor and the input', async () => {
    expect(await greeting('Ada')).to.deep.equal({ words: 'Hello, Ada (anonymous)' })
  })

  it('is refused by a rejection also where its function throws before it waits', async () => {
    const refused = greeting('').catch((error: unknown) => error)
    expect(await refused).to.include({ kind: 'missing' })
  })
})
