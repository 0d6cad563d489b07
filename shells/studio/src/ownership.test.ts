import { allModules } from '@callboard/assembly'
import type { Role } from '@callboard/core'
import type { Endpoint, Subject } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { inputAbout } from './input-about.fixture.ts'
import {
  type Addresses,
  type Caller,
  type OwnedThings,
  ownedThings,
  PROJECT_NAME,
} from './owned-things.fixture.ts'
import { ask, checkSomebodyIn, newPrincipal } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const endpoints: readonly Endpoint[] = allModules.flatMap((module) =>
  module.api.map(({ endpoint }) => endpoint),
)

type Owned = Endpoint & { readonly subject: Subject & { readonly admits: readonly string[] } }
const isOwned = (endpoint: Endpoint): endpoint is Owned =>
  'kind' in endpoint.subject && endpoint.subject.admits !== 'anybody'
const owned = endpoints.filter(isOwned)

const REFUSED = [401, 403, 404]

describe('the subject of a call', function () {
  this.timeout(600_000)
  let product: TemporaryStudio
  let things: OwnedThings
  const strangers = new Map<Role, Caller>([['anonymous', null]])
  let cells = 0

  before(async () => {
    product = await temporaryStudio()
    things = await ownedThings(product)
    for (const type of ['casting_director', 'session_manager', 'client', 'talent'] as const)
      strangers.set(type, (await newPrincipal(product, type, `stranger-${type.replace('_', '-')}`)).token)
    const elsewhere = await ownedThingsOfAnother()
    strangers.set('talent-page', elsewhere)
  })
  after(async () => {
    console.log(`    ${cells} cells of ${owned.length} owned calls, ${endpoints.length} calls in all`)
    await product.stop()
  })

  /** The page of a talent who is checked in to the same session. */
  async function ownedThingsOfAnother(): Promise<Caller> {
    const { uri, id } = things.open['session-of-uri']!
    return (await checkSomebodyIn(product.origin, { uri: uri!, session: id! }, 'ben')).page_key
  }

  const answer = (endpoint: Owned, caller: Caller, addresses: Addresses = things.open) => {
    cells += 1
    return ask(product.origin, endpoint, inputAbout(endpoint, addresses), caller)
  }

  it('is named by every call, or the call says that it has none [SEC-01]', () => {
    for (const { name, subject } of endpoints) {
      if ('none' in subject) expect(subject.none, name).to.match(/\w/)
      else expect(Object.keys(things.open), name).to.include(subject.kind)
    }
  })

  for (const endpoint of owned)
    it(`is missing for strangers who call ${endpoint.name} [SEC-01]`, async () => {
      for (const [role, caller] of strangers) {
        // Every client with the address may watch an open session, and every talent of it is in its rooms.
        const isOpen = { client: 'client', 'talent-page': 'attendee' }[role as string]
        if (isOpen && endpoint.subject.admits.includes(isOpen as never)) continue
        const { status, body } = await answer(endpoint, caller)
        const code = !endpoint.access.includes(role)
          ? role === 'anonymous'
            ? 'unauthenticated'
            : 'denied'
          : role === 'client' && endpoint.subject.kind.startsWith('session')
            ? 'denied'
            : 'missing'
        expect([status, body.error.code], role).to.deep.equal([
          { unauthenticated: 401, denied: 403, missing: 404 }[code],
          code,
        ])
        expect(JSON.stringify(body), role).not.to.include(PROJECT_NAME)
      }
    })

  for (const endpoint of owned.filter(({ subject }) => subject.admits.includes('client')))
    it(`is shown to clients of ${endpoint.name} where they may watch, and missing elsewhere [SES-09]`, async () => {
      const { kind } = endpoint.subject
      if (kind in (things.closed as object)) {
        expect((await answer(endpoint, things.client)).status).not.to.be.oneOf(REFUSED)
        expect((await answer(endpoint, things.client, things.closed)).status).to.equal(404)
        return
      }
      const { id: link } = things.open['posting-link']!
      const byLink = { ...things.open, [kind]: { ...things.open[kind]!, link: link! } }
      const { body } = await answer(endpoint, things.client, byLink)
      expect(body.error?.message ?? '').not.to.include('This posting page was not found')
      expect((await answer(endpoint, things.client)).status).to.equal(404)
    })

  for (const endpoint of owned.filter(({ method }) => method === 'GET'))
    it(`is open to actors whom ${endpoint.name} admits [SEC-01]`, async () => {
      const { admits, kind } = endpoint.subject
      const staff = ['casting_director', 'session_manager'].every((type) =>
        endpoint.access.includes(type as Role),
      )
      if (staff && admits.includes('owner'))
        expect((await answer(endpoint, things.owner)).status, 'owner').not.to.be.oneOf(REFUSED)
      if (staff && admits.includes('manager') && kind !== 'archive')
        for (const caller of [things.manager, things.guestDirector])
          expect((await answer(endpoint, caller)).status, 'manager').not.to.be.oneOf(REFUSED)
      if (admits.includes('self') && endpoint.access.includes('talent-page'))
        expect((await answer(endpoint, things.page)).status, 'own page').not.to.be.oneOf(REFUSED)
      if (admits.includes('self') && kind !== 'check-in' && endpoint.access.includes('talent'))
        expect((await answer(endpoint, things.talent)).status, 'own account').not.to.be.oneOf(REFUSED)
    })
})
