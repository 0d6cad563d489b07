import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { failureOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { serverOptions } from './own-bucket.fixture.ts'
import { type Answers, S3Answers } from './s3-answers.fixture.ts'
import { createS3Blobs } from './s3-blobs.ts'

const NS = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'
const MIB = 1024 * 1024

describe('S3Blobs in calls that only AWS knows', () => {
  let aws: S3Answers
  const storeOn = async (answers: Answers) => {
    aws = new S3Answers(answers)
    await aws.start()
    const clock = { now: () => new Date() }
    return createS3Blobs({ ...serverOptions(), endpoint: aws.address, bucket: 'bucket', clock })
  }
  afterEach(() => aws.stop())

  const called = (method: string) => aws.calls.filter((call) => call.startsWith(method))

  it('lists more keys than one answer holds, in order', async () => {
    const keys = Array.from({ length: 2_500 }, (_, number) => `takes/${String(number).padStart(5, '0')}`)
    const store = await storeOn({
      GET({ searchParams: query }) {
        const from = Number(query.get('continuation-token') ?? 0)
        const page = keys.slice(from, from + 1_000).map((key) => `<Contents><Key>${key}</Key></Contents>`)
        const next =
          from + 1_000 < keys.length ? `<NextContinuationToken>${from + 1_000}</NextContinuationToken>` : ''
        const body = `<ListBucketResult ${NS}><IsTruncated>${next !== ''}</IsTruncated>${next}${page.join('')}</ListBucketResult>`
        return { status: 200, body }
      },
    })
    expect(await store.list('takes/')).to.deep.equal(keys)
    expect(aws.calls).to.have.length(3)
    expect(aws.calls[0]).to.contain('prefix=takes/')
  })

  it('takes back uploads that began before the instant, and none that are younger', async () => {
    const uploads = [
      ['takes/old', 'u1', '2026-03-01T08:00:00.000Z'],
      ['takes/young', 'u2', '2026-03-01T10:00:00.000Z'],
      ['takes/ended', 'u3', '2026-03-01T07:00:00.000Z'],
      ['takes/older', 'u4', '2026-02-01T08:00:00.000Z'],
    ]
    const listed = ([key, id, initiated]: string[]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`
    const store = await storeOn({
      GET({ searchParams: query }) {
        const first = !query.has('key-marker')
        const markers = `<NextKeyMarker>takes/young</NextKeyMarker><NextUploadIdMarker>u2</NextUploadIdMarker>`
        const page = first ? uploads.slice(0, 2) : uploads.slice(2)
        return {
          status: 200,
          body: `<ListMultipartUploadsResult ${NS}><IsTruncated>${first}</IsTruncated>${first ? markers : ''}${page.map(listed).join('')}</ListMultipartUploadsResult>`,
        }
      },
      DELETE: ({ searchParams: query }) =>
        query.get('uploadId') === 'u3'
          ? { status: 404, body: '<Error><Code>NoSuchUpload</Code><Message>Gone.</Message></Error>' }
          : { status: 204, body: '' },
    })
    expect(await store.removeAbandoned(new Date('2026-03-01T09:00:00.000Z'))).to.equal(2)
    const aborted = called('DELETE').map((call) =>
      /\/bucket\/(\S+)\?.*uploadId=(u\d)/.exec(call)?.slice(1).join(),
    )
    expect(aborted).to.deep.equal(['takes/old,u1', 'takes/ended,u3', 'takes/older,u4'])
    expect(called('GET')[1]).to.contain('key-marker=takes/young').and.contain('upload-id-marker=u2')
  })

  it('takes back the parts of a file whose source breaks', async () => {
    const store = await storeOn({
      POST: {
        status: 200,
        body: `<InitiateMultipartUploadResult ${NS}><UploadId>u1</UploadId></InitiateMultipartUploadResult>`,
      },
      PUT: { status: 200, body: '', headers: { etag: '"part"' } },
      DELETE: { status: 204, body: '' },
    })
    async function* broken() {
      for (let part = 0; part < 20; part += 1) yield new Uint8Array(MIB)
      throw new Error('The line broke')
    }
    expect(await failureOf(store.write('takes/1', broken(), 'video/mp4'))).to.equal('The line broke')
    expect(called('PUT')).to.have.length(2)
    expect(called('POST')).to.have.length(1)
    expect(called('DELETE').join()).to.contain('/bucket/takes/1?').and.contain('uploadId=u1')
  })

  describe('for the digest of a file', () => {
    const DIGEST = createHash('sha256').update('abc').digest()
    const checksum = DIGEST.toString('base64')
    const copied = (told: string) => ({
      status: 200,
      body: `<CopyObjectResult ${NS}><ETag>"e"</ETag>${told}</CopyObjectResult>`,
    })

    it('reads no byte of a file whose digest the store knows [PER-10]', async () => {
      const store = await storeOn({
        HEAD: { status: 200, body: '', headers: { 'x-amz-checksum-sha256': checksum } },
      })
      expect(await store.sha256('takes/1/piece')).to.equal(DIGEST.toString('hex'))
      expect(aws.calls).to.have.length(1)
    })

    it('has the store compute it otherwise, and keeps the type [PER-10]', async () => {
      const headers = { 'content-type': 'video/mp4', 'x-amz-checksum-sha256': `${checksum}-3` }
      let copy: IncomingHttpHeaders = {}
      const store = await storeOn({
        HEAD: { status: 200, body: '', headers },
        PUT(_url, request) {
          copy = request.headers
          return copied(`<ChecksumSHA256>${checksum}</ChecksumSHA256>`)
        },
      })
      expect(await store.sha256('takes/1/piece')).to.equal(DIGEST.toString('hex'))
      expect(copy).to.include({
        'content-type': 'video/mp4',
        'x-amz-checksum-algorithm': 'SHA256',
        'x-amz-copy-source': 'bucket/takes/1/piece',
        'x-amz-metadata-directive': 'REPLACE',
      })
      expect(called('GET')).to.deep.equal([])
    })
  })
})
