import { mock } from 'node:test'
import { captchaContract } from '@callboard/accounts/testing'
import { manualClock, refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { type RecaptchaSettings, recaptcha } from './index.ts'
import { RecaptchaServerFixture } from './recaptcha-server.fixture.ts'

const keys = { siteKey: 'site-key', secret: 'a secret of tests' }

captchaContract('reCAPTCHA', async () => {
  const server = new RecaptchaServerFixture(keys.secret)
  await server.start()
  return {
    captcha: recaptcha({ ...keys, verifyUrl: server.verifyUrl }, manualClock()),
    pass: () => server.pass(),
    setReachable: (reachable) => (reachable ? server.start() : server.stop()),
    stop: () => server.stop(),
  }
})

describe('reCAPTCHA', () => {
  let server: RecaptchaServerFixture
  const clock = manualClock()
  beforeEach(async () => {
    server = new RecaptchaServerFixture(keys.secret)
    await server.start()
  })
  afterEach(() => server.stop())

  const check = (changes: Partial<RecaptchaSettings> = {}) =>
    recaptcha({ ...keys, verifyUrl: server.verifyUrl, ...changes }, clock)

  it('refuses an answer a second time even if Google does not, while it could be good [ACC-05]', async () => {
    server.forgetful = true
    const captcha = check()
    const answer = server.pass()
    expect(await captcha.verify(answer)).to.equal(true)
    clock.advance(5 * 60_000 - 1)
    expect(await captcha.verify(answer)).to.equal(false)
    clock.advance(1)
    expect(await captcha.verify(answer)).to.equal(true)
  })

  it('compares the host of the page when it is told one', async () => {
    const captcha = check({ hostname: 'callboard.test' })
    expect(await captcha.verify(server.pass())).to.equal(true)
    server.details = { hostname: 'elsewhere.test' }
    expect(await captcha.verify(server.pass())).to.equal(false)
    expect(await check().verify(server.pass())).to.equal(true)
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
      verdicts.push(await captcha.verify(server.pass()))
    }
    expect(verdicts).to.deep.equal([true, false, false, false])
  })

  for (const broken of [503, '<html>', '{"ok":true}'])
    it(`is unavailable when Google answers ${broken} [INT-06]`, async () => {
      server.broken = broken
      const refusal = await refusalOf(check().verify(server.pass()))
      expect(refusal).to.include({ kind: 'unavailable', code: 'captcha_unavailable' })
    })

  it('waits for an answer no longer than five seconds [INT-06]', async () => {
    server.broken = 'silent'
    const soon = AbortSignal.timeout.bind(AbortSignal, 20)
    const timeout = mock.method(AbortSignal, 'timeout', () => soon())
    try {
      expect((await refusalOf(check().verify(server.pass()))).code).to.equal('captcha_unavailable')
      expect(timeout.mock.calls.map(({ arguments: [milliseconds] }) => milliseconds)).to.deep.equal([5_000])
    } finally {
      timeout.mock.restore()
    }
  })

  it('answers unavailable instead of a failed check when Google does not take the secret, and does not tell it', async () => {
    const captcha = check({ secret: 'an old secret' })
    const refusal = await refusalOf(captcha.verify(server.pass()))
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
