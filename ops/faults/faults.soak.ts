import { expect } from 'chai'
import { type Peers, startPeers } from '../../features/peers/peers.ts'
import { type Production, startProduction } from '../../features/peers/production.ts'
import { disturb } from './disturb.ts'
import { killsOf, outageOf } from './plans.ts'

const WRITERS = 4
const KILLS = 10
/** Mails that a worker hands over at the same time: each can go out again when it is killed. */
const MAILS_IN_HAND = 16

/** `npm run faults` does the same for longer. */
describe('a casting day that is disturbed', () => {
  let peers: Peers
  let production: Production

  before(async () => {
    peers = await startPeers()
    production = await startProduction({ CALLBOARD_TRUST_PROXY: '2' }, peers.env)
  })
  after(async () => {
    await production?.stop()
    await peers?.stop()
  })

  it('loses nothing that was answered when processes are killed at random, and sends nothing twice [REL-01]', async () => {
    const report = await disturb(production, killsOf(production, KILLS), WRITERS, console.log)
    expect(report.violations).to.deep.equal([])
    expect(report.mailTwins).to.be.at.most(KILLS * MAILS_IN_HAND)
  })

  for (const name of ['redis', 'mariadb', 's3'] as const)
    it(`goes on by itself after a while without ${name} [REL-02]`, async () => {
      const report = await disturb(production, outageOf(name, peers[name], 4), WRITERS)
      expect(report.violations).to.deep.equal([])
    })
})
