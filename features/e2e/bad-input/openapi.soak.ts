import { expect } from 'chai'
import fc from 'fast-check'
import { castingScene } from '../../drivers/http/casting-scene.ts'
import { signIn } from '../../drivers/http/office.ts'
import { Chance } from '../support/chance.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { callsOf, type OpenApiCall, type Request, requestsOf } from './openapi-calls.ts'
import { Wire } from './wire.ts'

/** Who sees much comes first: the others try those ids. Who may end the accounts of the others comes last. */
const PRINCIPALS = ['director', 'manager', 'client', 'talent', 'anonymous', 'admin'] as const

/** Ends the sign-in that the next requests need. */
const ENDS = new Set(['/auth/logout'])

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Ids that were seen in answers, so that made-up calls meet what is there. */
class SeenIds {
  readonly #ids = new Map<string, Set<string>>()

  /** @returns ids of this field in calls like this one that were found, else those of such a field, else all */
  of(call: OpenApiCall, name: string): readonly string[] {
    const ids = [this.#found(call, name), name, ''].map((place) => [...(this.#ids.get(place) ?? [])])
    return ids.find((some) => some.length > 0) ?? []
  }

  /** An answer tells of ids by the names of its fields. */
  look(value: unknown, name = ''): void {
    if (typeof value === 'string' && ID.test(value)) {
      this.#keep(name, value)
      this.#keep('', value)
    } else if (Array.isArray(value)) {
      for (const one of value) this.look(one, name)
    } else if (typeof value === 'object' && value !== null) {
      for (const [field, one] of Object.entries(value)) this.look(one, field)
    }
  }

  /** A request was let in: its ids are right for such calls. */
  note(call: OpenApiCall, { params }: Request): void {
    for (const [name, value] of Object.entries(params)) this.#keep(this.#found(call, name), String(value))
  }

  #found({ path }: OpenApiCall, name: string): string {
    return `${path.split('/')[1]} ${name}`
  }

  #keep(place: string, id: string): void {
    const ids = this.#ids.get(place) ?? new Set()
    this.#ids.set(place, ids.add(id))
  }
}

const isDeletion = ({ method }: OpenApiCall) => method === 'DELETE'

/**
 * Sends made-up requests for every call of the OpenAPI file as every kind of caller, on a day in full swing.
 * @param each requests for each call and caller
 * @returns the number of requests
 * @throws AssertionError with the requests that were answered with a 5xx
 */
async function sendMadeUpCalls(origin: string, each: number): Promise<number> {
  const chance = new Chance()
  console.info(`      CALLBOARD_SEED=${chance.seed}`)
  const seen = new SeenIds()
  await castingScene(origin)
  const { json: file } = await new Wire(origin).send('GET', '/api/openapi.json')
  const calls = callsOf(file).filter(({ path }) => !ENDS.has(path))
  expect(calls.length).to.be.above(200)
  const faults: string[] = []
  let sent = 0
  const wires = new Map<string, Wire>()
  for (const who of PRINCIPALS)
    wires.set(who, new Wire(origin, who === 'anonymous' ? undefined : (await signIn(origin, who)).token))
  const ask = async (who: string, asked: readonly OpenApiCall[]) => {
    const wire = wires.get(who)!
    for (const call of asked) {
      const requests = requestsOf(call, (name) => seen.of(call, name))
      for (const request of fc.sample(requests, { numRuns: each, seed: chance.within(0, 2 ** 31 - 1) })) {
        const { method, path, type, body } = request
        const { status, json } = await wire.send(method, `/api${path}`, { raw: body, type })
        sent += 1
        if (status >= 500) faults.push(`${status} ${who} ${method} ${path} ${body ?? ''}`)
        if (status >= 300) continue
        seen.look(json)
        seen.note(call, request)
      }
    }
  }
  // What deletes comes last, so that the others find something.
  for (const who of PRINCIPALS)
    await ask(
      who,
      calls.filter((call) => !isDeletion(call)),
    )
  for (const who of PRINCIPALS) await ask(who, calls.filter(isDeletion))
  expect(faults).to.deep.equal([])
  return sent
}

describe('10,000 made-up requests of every kind of caller', () => {
  const product = ownProduct()

  it('never meet a fault of the server [SEC-09]', async () => {
    expect(await sendMadeUpCalls(product.origin, 35)).to.be.above(60_000)
  })
})
