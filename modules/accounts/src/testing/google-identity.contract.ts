import { createHash } from 'node:crypto'
import { eachTest, randomIds, refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { GoogleAnswer, GoogleIdentity, GooglePerson } from '../application/ports/index.ts'

export interface GoogleHarness {
  readonly identity: GoogleIdentity
  /** The person agrees at an address. @returns the code that Google leads back with */
  agree(address: string, person: GooglePerson): Promise<string>
  /** Takes Google away, or brings it back with all that it knew. */
  setReachable(reachable: boolean): Promise<void>
  stop(): Promise<void>
}

const CALLBACK = 'https://callboard.test/auth/google/callback'

const ana: GooglePerson = {
  subject: '110169484474386276334',
  email: 'ana@example.com',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Ruiz',
}

export function googleIdentityContract(name: string, make: () => Promise<GoogleHarness>): void {
  describe(`sign-in with Google: ${name}`, () => {
    const harness = eachTest(make)
    const identity = () => harness().identity
    const begin = async (state = 'state-1') => {
      const [verifier, nonce] = [randomIds.secret(), randomIds.secret()]
      const address = await identity().address({
        state,
        nonce,
        verifierDigest: createHash('sha256').update(verifier).digest('hex'),
        redirectUri: CALLBACK,
      })
      return { address, verifier, nonce, redirectUri: CALLBACK }
    }
    /** The answer that a browser comes back with after the person agreed. */
    const comeBack = async (person = ana): Promise<GoogleAnswer> => {
      const { address, ...answer } = await begin()
      return { ...answer, code: await harness().agree(address, person) }
    }

    it('is offered, at an address that carries the state', async () => {
      expect(identity().offered).to.equal(true)
      const { address } = await begin('state of this sign-in')
      expect(new URL(address).searchParams.get('state')).to.equal('state of this sign-in')
    })

    it('tells who agreed', async () => {
      expect(await identity().exchange(await comeBack())).to.deep.equal(ana)
    })

    it('tells whose e-mail address Google has not verified, and who has no names', async () => {
      const stranger = { ...ana, emailVerified: false, firstName: '', lastName: '' }
      expect(await identity().exchange(await comeBack(stranger))).to.deep.equal(stranger)
    })

    it('takes a code once', async () => {
      const answer = await comeBack()
      expect(await identity().exchange(answer)).not.to.equal(null)
      expect(await identity().exchange(answer)).to.equal(null)
    })

    it('refuses a code that nobody was given', async () => {
      expect(await identity().exchange({ ...(await comeBack()), code: 'made-up' })).to.equal(null)
    })

    it('refuses the code of a sign-in that another browser began', async () => {
      const verifier = randomIds.secret()
      expect(await identity().exchange({ ...(await comeBack()), verifier })).to.equal(null)
    })

    it('refuses a token that was made for another sign-in', async () => {
      const nonce = randomIds.secret()
      expect(await identity().exchange({ ...(await comeBack()), nonce })).to.equal(null)
    })

    it('refuses a code that was given to another address', async () => {
      const redirectUri = 'https://elsewhere.test/auth/google/callback'
      expect(await identity().exchange({ ...(await comeBack()), redirectUri })).to.equal(null)
    })

    it('says when Google cannot be reached, and goes on by itself when it is back [INT-06]', async () => {
      const answer = await comeBack()
      await harness().setReachable(false)
      const { kind, code } = await refusalOf(identity().exchange(answer))
      expect({ kind, code }).to.deep.equal({ kind: 'unavailable', code: 'google_unavailable' })
      await harness().setReachable(true)
      expect(await identity().exchange(answer)).to.deep.equal(ana)
    })
  })
}
