import { connect } from 'node:net'
import { expect } from 'chai'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { type Peers, startPeers } from './peers.ts'
import { listens } from './program.ts'

describe('the peers of the tests', () => {
  let peers: Peers

  before(async () => {
    peers = await startPeers()
  })

  it('are a real MariaDB that loses no commit, a Redis that evicts nothing, and an S3 that checks signatures [OPS-02]', async () => {
    const database = await createConnection(peers.env.CALLBOARD_TEST_MARIADB ?? '')
    const [rows] = await database.query<RowDataPacket[]>(
      'select version() as version, @@innodb_flush_log_at_trx_commit as flush',
    )
    await database.end()
    expect(rows[0]?.version).to.include('MariaDB')
    expect(rows[0]?.flush).to.equal(1)

    const redis = new URL(peers.env.CALLBOARD_TEST_REDIS ?? '')
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(redis.port), redis.hostname, () => socket.write('INFO memory\r\n'))
      socket.once('data', (data: Buffer) => {
        socket.destroy()
        resolve(data.toString())
      })
      socket.once('error', reject)
    })
    expect(answer).to.include('maxmemory_policy:noeviction')

    const bucket = `${peers.env.CALLBOARD_TEST_S3}/${peers.env.CALLBOARD_TEST_S3_BUCKET}`
    const forged = await fetch(`${bucket}/file?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=0`)
    expect(forged.status).to.be.within(400, 403)
  })

  it('are gone at the end [OPS-02]', async () => {
    await peers.stop()
    const addresses = ['CALLBOARD_TEST_MARIADB', 'CALLBOARD_TEST_REDIS', 'CALLBOARD_TEST_S3']
    for (const name of addresses)
      expect(await listens(Number(new URL(peers.env[name]!).port)), name).to.equal(false)
  })
})
