import { X509Certificate } from 'node:crypto'
import { selfSigned } from '@callboard/core/testing'
import { expect } from 'chai'
import { type PhoneFacts, phoneWords } from './phone-words.ts'

const DAY_MS = 86_400_000

describe('what the start says of phones', () => {
  let certificate: X509Certificate

  before(async () => {
    certificate = new X509Certificate((await selfSigned(['localhost', '192.168.1.20'], 90)).cert)
  })

  const LOCAL = { host: '127.0.0.1', publicUrl: 'http://localhost:8080', trustProxy: 0 }
  const OPEN = { ...LOCAL, host: '0.0.0.0' }
  const SECURE = { ...OPEN, publicUrl: 'https://192.168.1.20:8443' }

  const said = (settings: PhoneFacts['settings'], more: Partial<PhoneFacts> = {}) => {
    const { address, lines } = phoneWords({
      settings,
      port: 8443,
      addresses: ['192.168.1.20'],
      certificate: null,
      now: new Date(),
      ...more,
    })
    return { address, text: lines.join('\n') }
  }

  it('listens on this machine only: how it is opened [OPS-10]', () => {
    const { address, text } = said(LOCAL)
    expect(address).to.equal(null)
    expect(text)
      .to.match(/this machine only\. HOST=0\.0\.0\.0 opens it/)
      .and.match(/needs a certificate/)
    expect(said({ ...SECURE, host: '127.0.0.1' }, { certificate }).address).to.equal(null)
  })

  it('no certificate: cameras work on this machine only, and the command that makes one [OPS-10]', () => {
    const { address, text } = said(OPEN)
    expect(address).to.equal('http://192.168.1.20:8443')
    expect(text)
      .to.match(/Phones can open http:\/\/192\.168\.1\.20:8443/)
      .and.match(/work on this machine only/)
      .and.include('mkcert -cert-file cert.pem -key-file key.pem localhost 127.0.0.1 192.168.1.20')
      .and.include('set CALLBOARD_PUBLIC_URL=http://192.168.1.20:8443')
  })

  it('a certificate that covers the address: only the address [OPS-10]', () => {
    expect(said(SECURE, { certificate })).to.deep.equal({
      address: 'https://192.168.1.20:8443',
      text: 'Phones can open https://192.168.1.20:8443',
    })
  })

  it('a certificate for other names: which ones [OPS-10]', () => {
    const { text } = said({ ...SECURE, publicUrl: 'https://10.0.0.8:8443' }, { certificate })
    expect(text).to.include('does not cover 10.0.0.8, only localhost, 192.168.1.20: browsers warn there.')
  })

  it('a certificate that ends soon, or has ended: when [OPS-10]', () => {
    const end = new Date(certificate.validTo)
    const before = (days: number) =>
      said(SECURE, { certificate, now: new Date(end.getTime() - days * DAY_MS) }).text
    const date = end.toISOString().slice(0, 10)
    expect(before(5)).to.include(`expires in 5 days, on ${date}`)
    expect(before(1)).to.include(`expires in 1 day, on ${date}`)
    expect(before(0)).to.include(`expired on ${date}: browsers warn`)
    expect(before(89)).not.to.match(/expire/)
    expect(before(100)).to.match(/is not valid before/)
  })

  it('no network: that there is none [OPS-10]', () => {
    expect(said(OPEN, { addresses: [] })).to.have.property('address', null)
    expect(said(OPEN, { addresses: [] }).text).to.match(/no address in a network/)
  })

  it('a proxy in front: its address, without a word on the certificate behind it [OPS-10]', () => {
    const proxied = { host: '127.0.0.1', publicUrl: 'https://casting.example', trustProxy: 1 }
    expect(said(proxied, { certificate })).to.deep.equal({
      address: 'https://casting.example',
      text: 'Phones can open https://casting.example',
    })
  })
})
