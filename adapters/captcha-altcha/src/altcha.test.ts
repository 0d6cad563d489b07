import { mock } from 'node:test'
import { captchaContract } from '@callboard/accounts/testing'
import type { Clock, SecretHasher } from '@callboard/core'
import { solvedChallenge } from '@callboard/core/testing'
import type { Challenge, Payload } from 'altcha-lib'
import { expect } from 'chai'
import { type AltchaSettings, altcha } from './index.ts'

const SETTINGS = { challengeKey: 'key of challenges', solutionKey: 'key of solutions', work: 3 }
const clock: Clock = { now: () => new Date() }
const hasher: SecretHasher = { digest: (text) => `digest of ${text}` }
const check = (changes: Partial<AltchaSettings> = {}) => altcha({ ...SETTINGS, ...changes }, clock, hasher)

const encoded = (payload: object) => btoa(JSON.stringify(payload))

const pass = async (captcha = check()) => await solvedChallenge(await captcha.challenge())
const solved = async (captcha = check()): Promise<Payload & { readonly challenge: Challenge }> =>
  JSON.parse(atob(await pass(captcha)))

captchaContract('ALTCHA', async () => {
  const captcha = check()
  return { captcha, pass: () => pass(captcha), stop: async () => {} }
})

describe('ALTCHA', () => {
  const isTaken = async (payload: object, captcha = check()) =>
    (await captcha.judge(encoded(payload))) !== null

  it('takes the answer to a challenge of another process of the install [ACC-05]', async () => {
    expect(await isTaken(await solved(check()), check())).to.equal(true)
  })

  it('knows an answer again that is spelled in another way', async () => {
    const { challenge, solution } = await solved()
    const plain = await check().judge(encoded({ challenge, solution }))
    const turned = await check().judge(encoded({ solution: { ...solution, time: 7 }, challenge, more: 1 }))
    expect(turned).to.deep.equal(plain)
  })

  it('refuses an answer that was forged in any part', async () => {
    const { challenge, solution } = await solved()
    const other = await solved()
    const { parameters } = challenge
    const withParameters = (changes: object) => ({
      challenge: { ...challenge, parameters: { ...parameters, ...changes } },
      solution,
    })
    const forged = {
      'the key of the challenges': await solved(check({ challengeKey: 'another' })),
      'the key of the solutions': await solved(check({ solutionKey: 'another' })),
      'the number': { challenge, solution: { ...solution, counter: -1 } },
      'the solution': { challenge, solution: other.solution },
      'the salt': withParameters({ salt: other.challenge.parameters.salt }),
      'the nonce': withParameters({ nonce: other.challenge.parameters.nonce }),
      'the end': withParameters({ expiresAt: (parameters.expiresAt ?? 0) + 60 }),
      'the cost': withParameters({ cost: 1 }),
      'the mark of the solution': withParameters({ keySignature: other.challenge.parameters.keySignature }),
      'no signature': { challenge: { parameters }, solution },
    }
    for (const [part, payload] of Object.entries(forged)) expect(await isTaken(payload), part).to.equal(false)
    expect(await isTaken({ challenge, solution })).to.equal(true)
  })

  it('refuses an answer after twenty minutes, and not before', async () => {
    const now = Date.now()
    mock.timers.enable({ apis: ['Date'], now })
    try {
      const payload = await solved()
      mock.timers.setTime(now + 19 * 60_000)
      expect(await isTaken(payload)).to.equal(true)
      mock.timers.setTime(now + 20 * 60_000 + 1)
      expect(await isTaken(payload)).to.equal(false)
    } finally {
      mock.timers.reset()
    }
  })

  it('asks for as many steps as the install says, and for twice as many at most', async () => {
    const counters = await Promise.all(
      Array.from({ length: 40 }, async () => (await solved()).solution.counter),
    )
    expect(Math.min(...counters)).to.equal(3)
    expect(Math.max(...counters)).to.equal(6)
  })
})
