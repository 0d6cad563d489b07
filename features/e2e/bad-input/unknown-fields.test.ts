import * as accounts from '@callboard/accounts/contract'
import * as admin from '@callboard/admin/contract'
import type { Endpoint } from '@callboard/core/http-contract'
import * as freelancers from '@callboard/freelancers/contract'
import * as lobby from '@callboard/lobby/contract'
import * as posting from '@callboard/posting/contract'
import * as projects from '@callboard/projects/contract'
import * as review from '@callboard/review/contract'
import * as scheduling from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { expectRefused, Wire } from './wire.ts'

const SIGNED_IN = {
  super_admin: 'admin',
  casting_director: 'director',
  client: 'client',
  talent: 'talent',
} as const
const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported

const takesJson = ({ body, form }: Endpoint) => body !== undefined && !('file' in body) && !form

const CALLS = [accounts, admin, freelancers, lobby, posting, projects, review, scheduling]
  .flatMap((contract) => Object.values<unknown>(contract))
  .filter(isEndpoint)
  .filter(takesJson)

/** A word that a field of the path takes, where only some do. */
function wordOf(params: Endpoint['params'], field: string): string | undefined {
  const { properties } = params as unknown as { properties: Record<string, { readonly enum?: string[] }> }
  return properties[field]?.enum?.[0]
}

describe('an unknown field', () => {
  const product = productForTests()
  const wires = new Map<string, Wire>()

  before(async () => {
    const { origin } = product
    const session = await startSession(await signIn(origin, 'director'), ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const { submit } = await prepareCheckIn(origin, onboard, 'Ana', 'Barista')
    wires.set('talent-page', new Wire(origin, (await submit()).page_key!))
    wires.set('anonymous', new Wire(origin))
    for (const [role, who] of Object.entries(SIGNED_IN))
      wires.set(role, new Wire(origin, (await signIn(origin, who)).token))
  })

  it('is looked for in every call with a body', () => {
    expect(CALLS.length).to.be.above(35)
  })

  for (const { name, method, path, access, params } of CALLS) {
    it(`is refused by ${name}, so that a misspelt one shows [API-03]`, async () => {
      const role = access.find((one) => wires.has(one))!
      const address = `/api${path.replace(/\{(\w+)\}/g, (_, field) => wordOf(params, field) ?? UNKNOWN_ID)}`
      const answer = await wires.get(role)!.send(method, address, { json: { unheard_of: 1 } })
      const { fields } = expectRefused(answer, 422)
      expect(fields?.unheard_of).to.equal('This field is not known.')
    })
  }
})
