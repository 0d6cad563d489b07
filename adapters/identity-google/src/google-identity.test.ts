import { hash } from 'node:crypto'
import { mock } from 'node:test'
import type { GoogleAnswer } from '@callboard/accounts'
import { googleIdentityContract } from '@callboard/accounts/testing'
import { randomIds, refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { googleIdentity } from './index.ts'
import { type OidcPerson, OidcServer, type TokenFaults } from './testing/oidc-server.ts'

const client = { clientId: 'callboard.apps.example', clientSecret: 'a secret of tests' }
const redirectUri = 'https://callboard.test/auth/google/callback'

const ana: OidcPerson = {
  subject: '110169484474386276334',
  email: 'ana@example.com',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Ruiz',
}

const codeOf = (back: URL): string => back.searchParams.get('code') ?? ''

googleIdentityContract('OpenID Connect', async () => {
  const server = await OidcServer.start(client)
  return {
    identity: googleIdentity({ ...client, issuer: server.issuer }),
    agree: async (address, person) => codeOf(await server.visit(address, person)),
    setReachable: (reachable) => (reachable ? server.start() : server.stop()),
    stop: () => server.stop(),
  }
})

describe('Google by OpenID Connect', () => {
  let server: OidcServer
  beforeEach(async () => {
    server = await OidcServer.start(client)
  })
  afterEach(() => server.stop())

  const identityFor = (changes: object = {}) =>
    googleIdentity({ ...client, issuer: server.issuer, ...changes })

  async function comeBack(identity = identityFor()): Promise<GoogleAnswer> {
    const [verifier, nonce] = [randomIds.secret(), randomIds.secret()]
    const verifierDigest = hash('sha256', verifier, 'hex')
    const address = await identity.address({ state: 'state', nonce, verifierDigest, redirectUri })
    return { code: codeOf(await server.visit(address, ana)), verifier, nonce, redirectUri }
  }

  const WRONG: Readonly<Record<string, TokenFaults>> = {
    'of another application': { audience: 'another.apps.example' },
    'of another issuer': { issuer: 'https://accounts.example' },
    'with the nonce of another sign-in': { nonce: 'another nonce' },
    'that has expired': { expiresIn: -120 },
    'signed by a key that Google does not have': { foreignKey: 'other id' },
    "signed by another key under the name of Google's": { foreignKey: 'same id' },
    'without a signature': { unsigned: true },
  }
  for (const [name, faults] of Object.entries(WRONG))
    it(`refuses a token ${name} [ACC-06]`, async () => {
      const identity = identityFor()
      server.faults = faults
      expect(await identity.exchange(await comeBack(identity))).to.equal(null)
      server.faults = {}
      expect(await identity.exchange(await comeBack(identity))).to.deep.equal(ana)
    })

  it('asks for discovery when it is first needed, once, and again after it failed [INT-06]', async () => {
    const identity = identityFor()
    const discoveries = () => server.requests.filter((path) => path.includes('well-known')).length
    expect(discoveries()).to.equal(0)
    await server.stop()
    expect((await refusalOf(comeBack(identity))).code).to.equal('google_unavailable')
    await server.start()
    await Promise.all([comeBack(identity), comeBack(identity)])
    expect(await identity.exchange(await comeBack(identity))).to.deep.equal(ana)
    expect(discoveries()).to.equal(1)
  })

  it('says when Google breaks off, and names the way to go on [INT-06]', async () => {
    const identity = identityFor()
    const answer = await comeBack(identity)
    server.exchangeFails = 503
    const refusal = await refusalOf(identity.exchange(answer))
    expect(refusal).to.include({ kind: 'unavailable', code: 'google_unavailable' })
    expect(refusal.message).to.match(/Google cannot be reached.*continue with e-mail/)
    server.exchangeFails = null
    expect(await identity.exchange(answer)).to.deep.equal(ana)
  })

  it('waits for an answer no longer than five seconds [INT-06]', async () => {
    const identity = identityFor()
    const answer = await comeBack(identity)
    server.exchangeFails = 'silent'
    const soon = AbortSignal.timeout.bind(AbortSignal, 20)
    const timeout = mock.method(AbortSignal, 'timeout', () => soon())
    try {
      expect((await refusalOf(identity.exchange(answer))).code).to.equal('google_unavailable')
      expect(timeout.mock.calls.map(({ arguments: [milliseconds] }) => milliseconds)).to.deep.equal([5_000])
    } finally {
      timeout.mock.restore()
    }
  })

  it('blames the install when Google does not take its secret, and does not tell the secret', async () => {
    const identity = identityFor({ clientSecret: 'an old secret' })
    const refusal = await refusalOf(identity.exchange(await comeBack(identity)))
    expect(refusal).to.include({ kind: 'unavailable', code: 'google_refuses_us' })
    expect(`${refusal.stack} ${JSON.stringify(refusal.cause)}`).not.to.include('an old secret')
  })

  it('asks people to choose an account, and for nothing but their identity', async () => {
    const address = await identityFor().address({
      state: 'state',
      nonce: 'nonce',
      verifierDigest: hash('sha256', 'verifier', 'hex'),
      redirectUri,
    })
    expect(Object.fromEntries(new URL(address).searchParams)).to.deep.equal({
      client_id: client.clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: 'state',
      nonce: 'nonce',
      code_challenge: hash('sha256', 'verifier', 'base64url'),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
  })

  for (const [name, wrong] of [
    ['GOOGLE_CLIENT_ID', { clientId: ' ' }],
    ['GOOGLE_CLIENT_SECRET', { clientSecret: '' }],
    ['GOOGLE_ISSUER', { issuer: 'accounts.google.com' }],
    ['GOOGLE_ISSUER', { issuer: 'http://accounts.google.com' }],
  ] as const)
    it(`names ${name} when it is wrong: ${JSON.stringify(wrong)}`, () => {
      expect(() => identityFor(wrong)).to.throw(name)
    })
})
