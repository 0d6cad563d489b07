import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '@callboard/core/testing'
import { expect } from 'chai'
import { FollowedCertificate } from './follow-certificate.ts'

describe('a followed certificate', () => {
  let folder: string
  let old: { cert: string; key: string }
  let renewed: { cert: string; key: string }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-follow-'))
    ;[old, renewed] = await Promise.all([selfSigned(), selfSigned()])
  })
  after(() => rm(folder, { recursive: true, force: true }))

  async function followed() {
    const files = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
    const write = async (pair: { cert: string; key: string }) => {
      await writeFile(files.certificate, pair.cert)
      await writeFile(files.key, pair.key)
    }
    await write(old)
    const used: unknown[] = []
    const log: string[] = []
    const certificate = new FollowedCertificate({
      files,
      pair: old,
      server: { setSecureContext: ({ cert }) => used.push(cert) },
      logger: { info: (_, words) => log.push(words), warn: (_, words) => log.push(words) },
    })
    const looks = (times: number) => {
      for (let look = 0; look < times; look += 1) certificate.look()
    }
    return { files, write, used, log, looks }
  }

  it('is used once it is there, once [OPS-10]', async () => {
    const { write, used, log, looks } = await followed()
    looks(2)
    expect(used).to.deep.equal([])
    await write(renewed)
    looks(3)
    expect(used).to.deep.equal([renewed.cert])
    expect(log).to.deep.equal(['The certificate was renewed'])
  })

  it('keeps the last good one beside a broken pair, and says so once [OPS-10]', async () => {
    const { write, used, log, looks } = await followed()
    await write({ cert: renewed.cert, key: old.key })
    looks(3)
    expect(used).to.deep.equal([])
    expect(log).to.deep.equal([
      'The new certificate cannot be used, the last one is kept: CALLBOARD_TLS_KEY does not belong to the certificate in CALLBOARD_TLS_CERT.',
    ])
    await write(renewed)
    looks(1)
    expect(used).to.deep.equal([renewed.cert])
  })

  it('outlives files that are gone for a while [OPS-10]', async () => {
    const { files, write, used, log, looks } = await followed()
    await rm(files.key)
    looks(3)
    expect(log).to.have.length(1)
    expect(log[0]).to.match(/the last one is kept: CALLBOARD_TLS_KEY cannot be read: ENOENT/)
    await write(old)
    looks(1)
    expect(used).to.deep.equal([])
    await rm(files.key)
    looks(2)
    expect(log).to.have.length(2)
  })

  it('is not called broken while its two files are being written', async () => {
    const { files, write, used, log, looks } = await followed()
    await writeFile(files.certificate, renewed.cert)
    looks(1)
    await write(renewed)
    looks(1)
    expect([used, log]).to.deep.equal([[renewed.cert], ['The certificate was renewed']])
  })
})
