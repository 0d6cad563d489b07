import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { iceServers } from './ice-servers.ts'

const clock = { now: () => new Date('2026-03-02T17:00:00Z') }
const turn = { urls: ['turn:turn.example:3478', 'turns:turn.example:5349'], secret: 'shared secret' }

describe('STUN and TURN servers of a ticket', () => {
  it('are the STUN servers alone without TURN', () => {
    expect(iceServers(['stun:stun.example'], null, clock).for('user:1')).to.deep.equal([
      { urls: 'stun:stun.example' },
    ])
  })

  it('carry credentials of one person that expire within the day and do not show the secret [LIV-13]', () => {
    const [stun, ...relays] = iceServers(['stun:stun.example'], turn, clock).for('record:7')
    expect(stun).to.deep.equal({ urls: 'stun:stun.example' })
    expect(relays.map(({ urls }) => urls)).to.deep.equal(turn.urls)
    const until = clock.now().getTime() / 1_000 + 12 * 3_600
    for (const { username } of relays) expect(username).to.equal(`${until}:record-7`)
    expect(JSON.stringify(relays)).not.to.contain(turn.secret)
    const [other] = iceServers([], turn, clock).for('record:8')
    expect(other?.credential).not.to.equal(relays[0]?.credential)
  })

  it('have the password that coturn computes', async () => {
    const [relay] = iceServers([], turn, clock).for('user:1')
    // As in coturn's description of the REST API: base64(hmac-sha1(secret, user name)).
    const { stdout } = await promisify(execFile)('sh', [
      '-c',
      `printf %s '${relay?.username}' | openssl dgst -sha1 -hmac '${turn.secret}' -binary | base64`,
    ])
    expect(relay?.credential).to.equal(stdout.trim())
  })
})
