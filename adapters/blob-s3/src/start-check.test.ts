import { failureOf, manualClock } from '@callboard/core/testing'
import { expect } from 'chai'
import { type OwnBucket, ownBucket, serverOptions } from './own-bucket.fixture.ts'
import { type Answers, S3Answers } from './s3-answers.fixture.ts'
import { createS3Blobs } from './s3-blobs.ts'
import type { S3Options } from './s3-options.ts'

describe('the check of a bucket at the start', () => {
  let own: OwnBucket

  beforeEach(async () => {
    own = await ownBucket()
  })
  afterEach(() => own.remove())

  const storeWith = (options: Partial<S3Options> = {}) =>
    createS3Blobs({ ...serverOptions(), bucket: own.bucket, clock: { now: () => new Date() }, ...options })
  const faultOf = (options: Partial<S3Options>) => failureOf(storeWith(options).check())

  it('is satisfied with a bucket that works, and leaves nothing in it', async () => {
    await storeWith().check()
    expect(await storeWith().list('')).to.deep.equal([])
  })

  it('names the setting that is wrong', async () => {
    expect(await faultOf({ bucket: 'nobody-has-this-bucket' })).to.match(
      /^S3_BUCKET: .*nobody-has-this-bucket/,
    )
    expect(await faultOf({ accessKeyId: 'NOBODY' })).to.match(/^S3_ACCESS_KEY_ID: /)
    expect(await faultOf({ secretAccessKey: 'guessed' })).to.match(/^S3_SECRET_ACCESS_KEY /)
    expect(await faultOf({ endpoint: 'http://127.0.0.1:1' })).to.match(
      /^S3_ENDPOINT: .*127\.0\.0\.1:1.*ECONNREFUSED/,
    )
  })

  it('finds a clock that is wrong', async () => {
    const clock = manualClock(new Date(Date.now() + 10 * 60_000))
    expect(await faultOf({ clock })).to.contain('clock of this machine is 10 minutes off')
  })

  it('finds a public address that changes signed requests', async () => {
    const { endpoint } = serverOptions()
    const publicEndpoint = endpoint.replace('127.0.0.1', 'localhost')
    await storeWith({ publicEndpoint }).check()
    const proxy = new S3Answers({ GET: { status: 403, body: '' } })
    await proxy.start()
    expect(await faultOf({ publicEndpoint: proxy.address })).to.match(/^S3_PUBLIC_ENDPOINT: .*\(403\)/)
    await proxy.stop()
  })

  it('warns when the public address cannot be reached from here', async () => {
    const warnings: string[] = []
    const store = storeWith({ publicEndpoint: 'http://127.0.0.1:1' })
    await store.check({ warn: (words) => warnings.push(words) })
    expect(warnings.join()).to.match(/^S3_PUBLIC_ENDPOINT cannot be reached/)
  })

  it('names the CORS rules to add when browsers may not upload', async () => {
    const warnings: string[] = []
    const wishes = { appOrigin: 'https://app.example', warn: (words: string) => warnings.push(words) }
    await storeWith({ bucket: process.env.CALLBOARD_TEST_S3_BUCKET ?? '' }).check(wishes)
    expect(warnings).to.deep.equal([])
    await storeWith().check(wishes)
    expect(warnings).to.have.length(1)
    expect(warnings[0]).to.contain('"AllowedOrigins":["https://app.example"]').and.contain('"PUT"')
  })

  it('understands the refusals of AWS', async () => {
    const refusal = (code: string): Answers => ({
      GET: { status: 400, body: `<Error><Code>${code}</Code><Message>No.</Message></Error>` },
    })
    const faults: [string, RegExp][] = [
      ['AccessDenied', /^S3_ACCESS_KEY_ID: .*may not/],
      ['AuthorizationHeaderMalformed', /^S3_REGION: /],
      ['PermanentRedirect', /^S3_REGION: /],
      ['RequestTimeTooSkewed', /^The clock of this machine/],
    ]
    for (const [code, words] of faults) {
      const aws = new S3Answers(refusal(code))
      await aws.start()
      expect(await faultOf({ endpoint: aws.address }), code).to.match(words)
      await aws.stop()
    }
  })
})
