import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { clamdScan } from './clamd-scan.ts'
import { type ClamdPeer, clamdPeer, EICAR } from './testing/clamd-peer.ts'

const PIECE = 64 * 1024

async function* file(text: string, times = 1) {
  for (let time = 0; time < times; time += 1) yield Buffer.from(text)
}

describe('a scan by clamd', () => {
  let peer: ClamdPeer | undefined
  let warnings: string[]
  const started = async (options: Parameters<typeof clamdPeer>[0] = {}) => {
    peer = await clamdPeer(options)
    return scanAt(peer.address)
  }
  const scanAt = (address: string, silence?: number) =>
    clamdScan({
      address,
      logger: { warn: (fields, words) => warnings.push(`${words} ${JSON.stringify(fields)}`) },
      ...(silence === undefined ? {} : { silence }),
    })

  beforeEach(() => {
    warnings = []
  })
  afterEach(async () => {
    await peer?.stop()
    peer = undefined
  })

  it('names what is in a file, and writes it to the log [SEC-10]', async () => {
    const scan = await started()
    expect(await scan.find(async () => file(EICAR))).to.equal('Eicar-Signature')
    expect(warnings).to.have.length(1)
    expect(warnings[0]).to.include('Eicar-Signature')
  })

  it('finds nothing in a clean file, a long one and an empty one [SEC-10]', async () => {
    const scan = await started()
    for (const [text, times] of [
      ['sides', 1],
      ['x'.repeat(PIECE), 160],
      ['', 1],
    ] as const)
      expect(await scan.find(async () => file(text, times))).to.equal(null)
    expect(warnings).to.deep.equal([])
  })

  it('looks at a file as a whole, however its bytes come [SEC-10]', async () => {
    const scan = await started()
    async function* inSingleBytes() {
      for (const letter of `${'x'.repeat(100)}${EICAR}`) yield Buffer.from(letter)
    }
    expect(await scan.find(async () => inSingleBytes())).to.equal('Eicar-Signature')
  })

  it('works over the socket of the daemon', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
    const scan = await started({ where: join(folder, 'clamd.ctl') })
    expect(await scan.find(async () => file(EICAR))).to.equal('Eicar-Signature')
    await rm(folder, { recursive: true })
  })

  it('takes no file that is too large for the daemon, which answers before its end [SEC-10]', async () => {
    const scan = await started({ most: PIECE })
    const refused = await refusalOf(scan.find(async () => file('x'.repeat(PIECE), 400)))
    expect(refused).to.include({ kind: 'unavailable', code: 'not_scanned' })
    expect(warnings.join()).to.include('has not looked at a file')
  })

  it('takes no file while the daemon is away or says nothing [SEC-10]', async () => {
    const scan = await started({ isMute: true })
    const silent = scanAt(peer!.address, 50)
    expect(await refusalOf(silent.find(async () => file('sides')))).to.include({ kind: 'unavailable' })
    await peer!.stop()
    peer = undefined
    expect(await refusalOf(scan.find(async () => file('sides')))).to.include({ kind: 'unavailable' })
    expect(warnings).to.have.length(2)
  })
})
