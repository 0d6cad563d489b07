import { mock } from 'node:test'
import type { Captcha } from '@callboard/accounts'
import { captchaContract, captchaOutageContract } from '@callboard/accounts/testing'
import type { Clock, SecretHasher } from '@callboard/core'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { type RecaptchaSettings, recaptcha } from './index.ts'
import { RecaptchaServerFixture } from './recaptcha-server.fixture.ts'

const clock: Clock = { now: () => new Date() }
const hasher: SecretHasher = { digest: (text) => `digest of ${text}` }
const keys = { siteKey: 'site-key', secret: 'a secret of tests' }

async function overServer() {
  const server = new RecaptchaServerFixture(keys.secret)
  await server.start()
  return {
    captcha: recaptcha({ ...keys, verifyUrl: server.verifyUrl }, clock, hasher),
    pass: async () => server.pass(),
    setReachable: (reachable: boolean) => (reachable ? server.start() : server.stop()),
    stop: () => server.stop(),
  }
}

captchaContract('reCAPTCHA', overServer)
captchaOutageContract('reCAPTCHA', overServer)

describe('reCAPTCHA', () => {
  let server: RecaptchaServerFixture
  beforeEach(async () => {
    server = new RecaptchaServerFixture(keys.secret)
    await server.start()
  })
  afterEach(() => server.stop())

  const check = (changes: Partial<RecaptchaSettings> = {}) =>
    recaptcha({ ...keys, verifyUrl: server.verifyUrl, ...changes }, clock, hasher)

  const passes = async (captcha: Captcha) => (await captcha.judge(server.pass())) !== null

  it('compares the host of the page when it is told one', async () => {
    const captcha = check({ hostname: 'callboard.test' })
    expect(await passes(captcha)).to.equal(true)
    server.details = { hostname: 'elsewhere.test' }
    expect(await passes(captcha)).to.equal(false)
    expect(await passes(check())).to.equal(true)
  })

  it('compares action and score of a v3 key', async () => {
    const captcha = check({ action: 'register', minScore: 0.5 })
    const verdicts = []
    for (const details of [
      { action: 'register', score: 0.5 },
      { action: 'register', score: 0.4 },
      { action: 'login', score: 0.9 },
      { action: 'register' },
    ]) {
      server.details = details
      verdicts.push(await passes(captcha))
    }
    expect(verdicts).to.deep.equal([true, false, false, false])
  })

  for (const broken of [503, '<html>', '{"ok":true}'])
    it(`is unavailable when Google answers ${broken} [INT-06]`, async () => {
      server.broken = broken
      const refusal = await refusalOf(check().judge(server.pass()))
      expect(refusal).to.include({ kind: 'unavailable', code: 'captcha_unavailable' })
    })

  it('waits for an answer no longer than five seconds [INT-06]', async () => {
    server.broken = 'silent'
    const soon = AbortSignal.timeout.bind(AbortSignal, 20)
    const timeout = mock.method(AbortSignal, 'timeout', () => soon())
    try {
      expect((await refusalOf(check().judge(server.pass()))).code).to.equal('captcha_unavailable')
      expect(timeout.mock.calls.map(({ arguments: [milliseconds] }) => milliseconds)).to.deep.equal([5_000])
    } finally {
      timeout.mock.restore()
    }
  })

  it('answers unavailable instead of a failed check when Google does not take the secret, and does not tell it', async () => {
    const captcha = check({ secret: 'an old secret' })
    const refusal = await refusalOf(captcha.judge(server.pass()))
    expect(refusal.code).to.equal('captcha_unavailable')
    expect(String(refusal.cause)).to.include('invalid-input-secret')
    expect(`${refusal.stack} ${refusal.cause}`).not.to.include('an old secret')
  })

  for (const [name, wrong] of [
    ['RECAPTCHA_SITE_KEY', { siteKey: '' }],
    ['RECAPTCHA_SECRET', { secret: ' ' }],
    ['minScore', { minScore: 1.5 }],
    ['verifyUrl', { verifyUrl: 'google' }],
  ] as const)
    it(`names ${name} when it is wrong`, () => {
      expect(() => check(wrong)).to.throw(name)
    })
})
