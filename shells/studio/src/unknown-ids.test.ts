import { allModules } from '@callboard/assembly'
import type { Role } from '@callboard/core'
import type { Endpoint } from '@callboard/core/http-contract'
import { createProject, createSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ask, checkSomebodyIn, newPrincipal, openDates } from './principals.fixture.ts'
import { sampleInput } from './sample-input.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'

/** Path words that are not ids of things. */
const NO_IDS = ['action', 'room', 'email', 'filename', 'piece', 'part', 'token']
const idsOf = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, word]) => word!).filter((word) => !NO_IDS.includes(word))

/** Calls that say by a code of their own which part of an address leads nowhere. */
const OWN_CODES: Readonly<Record<string, string>> = { 'lobby.getCheckInPage': 'no_studio' }

const CALLERS = ['super_admin', 'talent', 'talent-page'] as const satisfies readonly Role[]
type Caller = (typeof CALLERS)[number]

const takingIds = allModules
  .flatMap((module) => module.api.map(({ endpoint }): Endpoint => endpoint))
  .filter((endpoint) => idsOf(endpoint).length > 0)
  // Calls without a valid signature are refused regardless of their id; see adapters/sms-twilio.
  .filter((endpoint) => !endpoint.signature)

/** A secret of any form is only right or wrong. */
const isSecret = (endpoint: Endpoint) => idsOf(endpoint).includes('secret')

const callerOf = ({ access }: Endpoint) => CALLERS.find((role) => access.includes(role))

describe('an id that leads nowhere', function () {
  this.timeout(600_000)
  let product: TemporaryStudio
  const tokens = new Map<Caller, string>()

  before(async () => {
    product = await temporaryStudio()
    const { origin } = product
    const { token: admin } = await newPrincipal(product, 'super_admin', 'root')
    tokens.set('super_admin', admin)
    tokens.set('talent', (await newPrincipal(product, 'talent', 'tom')).token)
    const project = (await ask(origin, createProject, { name: 'Shop', project_roles: ['Barista'] }, admin))
      .body
    const day = { name: 'Day', studio: project._id, dates: openDates() }
    const session = (await ask(origin, createSession, day, admin)).body
    const place = { uri: project.uri, session: session._id }
    tokens.set('talent-page', (await checkSomebodyIn(origin, place, 'ana')).page_key)
  })
  after(() => product.stop())

  const asked = (endpoint: Endpoint, id: string) => {
    const ids = Object.fromEntries(idsOf(endpoint).map((word) => [word, id]))
    const caller = callerOf(endpoint)
    const token = (caller && tokens.get(caller)) ?? null
    return ask(product.origin, endpoint, { ...sampleInput(endpoint), ...ids }, token)
  }

  for (const endpoint of takingIds)
    it(`gets 404 in words from ${endpoint.name} [API-04]`, async () => {
      const { status, body } = await asked(endpoint, UNKNOWN_ID)
      const code = OWN_CODES[endpoint.name] ?? 'missing'
      expect([status, body.error.code], JSON.stringify(body)).to.deep.equal([404, code])
      expect(body.error.message).to.match(/^\S+ .*\S$/)
    })

  for (const endpoint of takingIds.filter((one) => !isSecret(one)))
    it(`of no possible form is told by its name, from ${endpoint.name} [API-03]`, async () => {
      const { status, body } = await asked(endpoint, "x' OR 1=1;--")
      expect([status, body.error.code], JSON.stringify(body)).to.deep.equal([422, 'invalid'])
      for (const word of idsOf(endpoint))
        expect(body.error.fields).to.have.property(word, 'Does not have the expected form.')
    })

  it('is refused when it climbs, breaks its escapes or is longer than any id [API-03]', async () => {
    for (const id of ['..%2F..%2Fetc%2Fpasswd', '%00', '%F0%9F%98%80', '%E0%A4%A', 'a'.repeat(65)]) {
      const reply = await fetch(`${product.origin}/api/sessions/${id}`)
      expect([reply.status, (await reply.json()).error.code], id).to.deep.equal([422, 'invalid'])
    }
  })
})
