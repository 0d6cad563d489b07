import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '@callboard/core/testing'
import { expect } from 'chai'
import { covers, namesOf, networkName, readPair } from './certificate.ts'
import { networkAddresses } from './own-addresses.ts'
import { readSettings } from './settings.ts'

describe('the certificate in the settings', () => {
  let folder: string
  const at = (name: string) => join(folder, name)

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-tls-'))
    const [one, other] = await Promise.all([selfSigned(['casting.local', '10.0.0.9']), selfSigned()])
    await writeFile(at('cert.pem'), one.cert)
    await writeFile(at('key.pem'), one.key)
    await writeFile(at('other-key.pem'), other.key)
    await writeFile(at('words.pem'), 'no PEM at all')
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const read = (changes: Readonly<Record<string, string>> = {}, kind: 'studio' | 'worker' = 'studio') =>
    readSettings(
      { CALLBOARD_TLS_CERT: at('cert.pem'), CALLBOARD_TLS_KEY: at('key.pem'), PORT: '8443', ...changes },
      kind,
      folder,
    )

  it('makes the public address one of HTTPS [OPS-10]', () => {
    expect(read().publicUrl).to.equal('https://localhost:8443')
    expect(read({ HOST: '10.0.0.9' }).publicUrl).to.equal('https://10.0.0.9:8443')
    expect(read({ HOST: '0.0.0.0' }).publicUrl).to.equal('https://casting.local:8443')
    expect(read({ CALLBOARD_HTTP_REDIRECT_PORT: '8080' }).tls).to.deep.equal({
      certificate: at('cert.pem'),
      key: at('key.pem'),
      redirectPort: 8080,
    })
  })

  it('says which names it stands for', () => {
    const { certificate } = readPair({ certificate: at('cert.pem'), key: at('key.pem') })
    expect(namesOf(certificate)).to.deep.equal(['casting.local', '10.0.0.9'])
    expect(
      ['casting.local', '10.0.0.9', '10.0.0.8', 'localhost'].map((name) => covers(certificate, name)),
    ).to.deep.equal([true, true, false, false])
  })

  it('is opened by an address of the machine that it covers, else by its host name [OPS-10]', async () => {
    const named = (names: readonly string[]) =>
      selfSigned(names).then(({ cert }) => new X509Certificate(cert))
    const machine = ['10.0.0.8', '10.0.0.9']
    expect(networkName(await named(['localhost', 'casting.local', '10.0.0.9']), machine)).to.equal('10.0.0.9')
    expect(networkName(await named(['localhost', 'casting.local']), machine)).to.equal('casting.local')
    expect(networkName(await named(['localhost', '*.casting.local']), machine)).to.equal('10.0.0.8')
    expect(networkName(await named(['localhost']), [])).to.equal('localhost')
  })

  for (const [case_, changes, words] of [
    ['no key', { CALLBOARD_TLS_KEY: '' }, 'CALLBOARD_TLS_KEY is missing'],
    ['no certificate', { CALLBOARD_TLS_CERT: '' }, 'CALLBOARD_TLS_CERT is missing'],
    [
      'a certificate that is not there',
      { CALLBOARD_TLS_CERT: 'gone.pem' },
      'CALLBOARD_TLS_CERT cannot be read: ENOENT',
    ],
    [
      'a key that is not there',
      { CALLBOARD_TLS_KEY: 'gone.pem' },
      'CALLBOARD_TLS_KEY cannot be read: ENOENT',
    ],
    [
      'a certificate that is none',
      { CALLBOARD_TLS_CERT: 'words.pem' },
      'CALLBOARD_TLS_CERT is no certificate in PEM form',
    ],
    [
      'a key that is none',
      { CALLBOARD_TLS_KEY: 'words.pem' },
      'CALLBOARD_TLS_KEY is no private key in PEM form',
    ],
    [
      'a key of another certificate',
      { CALLBOARD_TLS_KEY: 'other-key.pem' },
      'CALLBOARD_TLS_KEY does not belong',
    ],
    [
      'a public address of HTTP',
      { CALLBOARD_PUBLIC_URL: 'http://casting.local' },
      'CALLBOARD_PUBLIC_URL must begin with https',
    ],
    [
      'both on one port',
      { CALLBOARD_HTTP_REDIRECT_PORT: '8443' },
      'CALLBOARD_HTTP_REDIRECT_PORT must be another port',
    ],
    [
      'a redirect to nowhere',
      { CALLBOARD_TLS_CERT: '', CALLBOARD_TLS_KEY: '', CALLBOARD_HTTP_REDIRECT_PORT: '8080' },
      'CALLBOARD_HTTP_REDIRECT_PORT leads to HTTPS',
    ],
  ] as const)
    it(`stops the start: ${case_} [OPS-10]`, () => {
      const full = Object.entries(changes).map(([name, value]) => [
        name,
        String(value).endsWith('.pem') ? at(value) : value,
      ])
      expect(() => read(Object.fromEntries(full))).to.throw(words)
    })

  it('shows nothing of a key that it refuses [SEC-06]', () => {
    expect(() => read({ CALLBOARD_TLS_KEY: at('other-key.pem') }))
      .to.throw()
      .with.property('message')
      .that.does.not.match(/PRIVATE|BEGIN/)
  })
})

describe('addresses of this machine for other devices', () => {
  it('are neither its own, nor those of its containers, nor ones without a network [OPS-10]', () => {
    const of = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
      [{ address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }] as never
    expect(
      networkAddresses({
        lo: of('127.0.0.1', true),
        docker0: of('172.17.0.1'),
        eth0: of('169.254.3.4'),
        wlan0: of('192.168.1.20'),
        tun0: of('fd00::2', false, 'IPv6'),
      }),
    ).to.deep.equal(['192.168.1.20'])
  })
})
