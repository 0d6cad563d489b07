import crypto from 'node:crypto'
import { mock } from 'node:test'
import { fakeSealer, manualClock } from '@callboard/core/testing'
import { expect } from 'chai'
import { createS3Blobs } from './s3-blobs.ts'

/** The example of AWS: S3 API reference, 'Authenticating Requests: Using Query Parameters'. */
const EXAMPLE = {
  endpoint: 'https://s3.amazonaws.com',
  region: 'us-east-1',
  bucket: 'examplebucket',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  clock: manualClock('2013-05-24T00:00:00.000Z'),
  sealer: fakeSealer(manualClock()),
}

describe('signed addresses of S3', () => {
  it('are those that AWS itself computes', () => {
    const address = new URL(createS3Blobs(EXAMPLE).signGet('test.txt', { seconds: 86_400 }))
    expect(address.origin + address.pathname).to.equal('https://examplebucket.s3.amazonaws.com/test.txt')
    expect(Object.fromEntries(address.searchParams)).to.deep.equal({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    })
  })

  it('lead to the bucket as browsers find it', () => {
    const placeOf = (options: object) => {
      const { origin, pathname } = new URL(createS3Blobs({ ...EXAMPLE, ...options }).signGet('a/b'))
      return origin + pathname
    }
    expect(placeOf({ endpoint: null, region: 'eu-west-1' })).to.equal(
      'https://examplebucket.s3.eu-west-1.amazonaws.com/a/b',
    )
    expect(placeOf({ bucket: 'example.bucket' })).to.equal('https://s3.amazonaws.com/example.bucket/a/b')
    const own = { endpoint: 'http://minio:9000', forcePathStyle: true }
    expect(placeOf(own)).to.equal('http://minio:9000/examplebucket/a/b')
    expect(placeOf({ ...own, publicEndpoint: 'https://files.example' })).to.equal(
      'https://files.example/examplebucket/a/b',
    )
  })

  it('sign the type and the exact size of an upload [SEC-05]', () => {
    const signedHeaders = (rights: { bytes?: number }) =>
      new URL(
        createS3Blobs(EXAMPLE).signPut('a', { contentType: 'video/webm', maxBytes: 9, ...rights }),
      ).searchParams.get('X-Amz-SignedHeaders')
    expect(signedHeaders({})).to.equal('content-type;host')
    expect(signedHeaders({ bytes: 9 })).to.equal('content-length;content-type;host')
  })

  it('are good for at most seven days, as S3 takes them', () => {
    const store = createS3Blobs(EXAMPLE)
    for (const seconds of [0, 1.5, Number.NaN, 604_801]) {
      expect(() => store.signGet('a', { seconds }), String(seconds)).to.throw('cannot be good for')
    }
    expect(store.signGet('a', { seconds: 604_800 })).to.contain('X-Amz-Expires=604800')
  })

  it('stay the same for a sixth of their time, in every process, and are good for the rest of it', () => {
    const clock = manualClock('2026-03-02T09:00:00.000Z')
    const [here, there] = [createS3Blobs({ ...EXAMPLE, clock }), createS3Blobs({ ...EXAMPLE, clock })]
    const hour = { seconds: 3_600 }
    const first = here.signGet('photos/1.jpg', hour)
    clock.advance(599_999)
    expect(here.signGet('photos/1.jpg', hour)).to.equal(first)
    expect(there.signGet('photos/1.jpg', hour)).to.equal(first)
    expect(here.signGet('photos/2.jpg', hour)).to.not.equal(first)
    expect(here.signGet('photos/1.jpg', { ...hour, downloadName: 'Ana.jpg' })).to.not.equal(first)
    expect(here.signGet('photos/1.jpg', { seconds: 1_800 })).to.not.equal(first)
    clock.advance(1)
    const second = new URL(here.signGet('photos/1.jpg', hour)).searchParams
    expect(second.get('X-Amz-Date')).to.equal('20260302T091000Z')
    expect(second.get('X-Amz-Expires')).to.equal('3600')
  })

  it('are signed anew each time when they are good for a few minutes only', () => {
    const clock = manualClock('2026-03-02T09:00:00.000Z')
    const store = createS3Blobs({ ...EXAMPLE, clock })
    clock.advance(59_000)
    const date = new URL(store.signGet('a', { seconds: 300 })).searchParams.get('X-Amz-Date')
    expect(date).to.equal('20260302T090059Z')
  })

  it('take one HMAC each: the key of the day is derived once', () => {
    const store = createS3Blobs(EXAMPLE)
    store.signGet('a', { seconds: 300 })
    const hmac = mock.method(crypto, 'createHmac')
    try {
      for (let picture = 0; picture < 100; picture += 1)
        store.signGet(`videos/${picture}/thumbnail.jpg`, { seconds: 300 })
      expect(hmac.mock.callCount()).to.equal(100)
    } finally {
      hmac.mock.restore()
    }
  })

  it('need settings that make sense, and name the one that does not', () => {
    const wrong: [object, string][] = [
      [{ endpoint: 'minio:9000' }, 'S3_ENDPOINT'],
      [{ endpoint: 'https://s3.example.com/path' }, 'S3_ENDPOINT'],
      [{ publicEndpoint: 'files.example' }, 'S3_PUBLIC_ENDPOINT'],
      [{ region: 'EU west' }, 'S3_REGION'],
      [{ bucket: 'Not A Bucket' }, 'S3_BUCKET'],
      [{ accessKeyId: '' }, 'S3_ACCESS_KEY_ID'],
      [{ secretAccessKey: '' }, 'S3_SECRET_ACCESS_KEY'],
    ]
    for (const [options, setting] of wrong) {
      expect(() => createS3Blobs({ ...EXAMPLE, ...options })).to.throw(setting)
    }
  })
})
