import type { KnownPasskey } from '@callboard/accounts'
import { SoftPasskey } from '@callboard/core/testing'
import { expect } from 'chai'
import { webauthn } from './webauthn.ts'

const ORIGIN = 'https://callboard.example'
const ELSEWHERE = 'https://callboard-example.test'
const ana = { id: '01980000-0000-7000-8000-000000000000', email: 'ana@example.com', name: 'Ana Example' }
const QUESTION = Buffer.alloc(32, 7).toString('base64url')
const ANOTHER = Buffer.alloc(32, 8).toString('base64url')

const verifier = webauthn(ORIGIN)
const creation = verifier.creation(QUESTION, ana, [])
const request = verifier.request(QUESTION, [])

/** A passkey of Ana, and what is stored of it. */
async function added(counter = 0): Promise<readonly [SoftPasskey, KnownPasskey]> {
  const passkey = new SoftPasskey(ORIGIN)
  passkey.counter = counter
  const made = await verifier.made(QUESTION, passkey.make(creation))
  return [passkey, { ...made!, userId: ana.id, credentialId: passkey.id }]
}

describe('WebAuthn', () => {
  it('takes a passkey that was made for its question and place, and its answers [ACC-18]', async () => {
    const [passkey, known] = await added()
    expect(known.publicKey).to.match(/^[\w-]{100,}$/)
    expect(known.counter).to.equal(0)
    expect(await verifier.counterOf(QUESTION, passkey.answer(request), known)).to.equal(0)
  })

  it('takes none that was made for another question, origin or host, or without verifying the person [ACC-18]', async () => {
    const made = (faults: Parameters<SoftPasskey['make']>[1], question = QUESTION) =>
      verifier.made(question, new SoftPasskey(ORIGIN).make(creation, faults))
    expect(await made({})).not.to.equal(null)
    expect(await made({}, ANOTHER)).to.equal(null)
    expect(await made({ origin: ELSEWHERE })).to.equal(null)
    expect(await made({ rpId: 'callboard-example.test' })).to.equal(null)
    expect(await made({ unverified: true })).to.equal(null)
    expect(await made({ type: 'webauthn.get' })).to.equal(null)
  })

  it('takes none under the name of another one', async () => {
    const made = new SoftPasskey(ORIGIN).make(creation)
    const { id } = new SoftPasskey(ORIGIN)
    expect(await verifier.made(QUESTION, { ...made, id, rawId: id })).to.equal(null)
  })

  it('refuses an answer that is for another question, origin or host, without the person, or of another passkey [ACC-18]', async () => {
    const [passkey, known] = await added()
    const [other] = await added()
    const judged = (faults: Parameters<SoftPasskey['answer']>[1], question = QUESTION) =>
      verifier.counterOf(question, passkey.answer(request, faults), known)
    expect(await judged({})).to.equal(0)
    expect(await judged({}, ANOTHER)).to.equal(null)
    expect(await judged({ origin: ELSEWHERE })).to.equal(null)
    expect(await judged({ rpId: 'callboard-example.test' })).to.equal(null)
    expect(await judged({ unverified: true })).to.equal(null)
    expect(await judged({ type: 'webauthn.create' })).to.equal(null)
    expect(await judged({ userHandle: Buffer.from('somebody else').toString('base64url') })).to.equal(null)
    const stolen = { ...other.answer(request), id: passkey.id, rawId: passkey.id }
    expect(await verifier.counterOf(QUESTION, stolen, known)).to.equal(null)
  })

  it('refuses an answer whose counter has not grown, as of a copied device [ACC-18]', async () => {
    const [passkey, known] = await added(5)
    expect(known.counter).to.equal(5)
    const judged = (counter: number) => {
      passkey.counter = counter
      return verifier.counterOf(QUESTION, passkey.answer(request), known)
    }
    expect(await judged(4)).to.equal(null)
    expect(await judged(5)).to.equal(null)
    expect(await judged(0)).to.equal(null)
    expect(await judged(6)).to.equal(6)
    expect(await judged(4_294_967_295)).to.equal(4_294_967_295)
  })

  it('refuses what is no answer at all', async () => {
    const [passkey, known] = await added()
    const answer = passkey.answer(request)
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      const broken = { ...answer, response: { ...answer.response, [part]: 'sample' } }
      expect(await verifier.counterOf(QUESTION, broken, known), part).to.equal(null)
    }
    const made = new SoftPasskey(ORIGIN).make(creation)
    const response = { ...made.response, attestationObject: 'sample' }
    expect(await verifier.made(QUESTION, { ...made, response })).to.equal(null)
  })

  it('asks for a passkey that is found without an address, verifies its person, and is no second one of a device', () => {
    expect(verifier.creation(QUESTION, ana, ['known'])).to.deep.include({
      rp: { id: 'callboard.example', name: 'Callboard' },
      excludeCredentials: [{ id: 'known', type: 'public-key' }],
      attestation: 'none',
    })
    expect(creation.authenticatorSelection).to.deep.equal({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    })
    expect(Buffer.from(creation.user.id, 'base64url').toString()).to.equal(ana.id)
    expect(request).to.deep.include({ rpId: 'callboard.example', userVerification: 'required' })
    expect(request.allowCredentials).to.deep.equal([])
  })

  it('is offered for host names in secure contexts only', () => {
    const isOffered = (address: string) => webauthn(address).offered
    for (const address of [ORIGIN, 'http://localhost:3000', 'http://office.localhost:3000'])
      expect(isOffered(address), address).to.equal(true)
    for (const address of [
      'http://127.0.0.1:3000',
      'https://192.0.2.7',
      'https://[::1]:3000',
      'http://callboard.example',
    ])
      expect(isOffered(address), address).to.equal(false)
  })
})
