import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCoturn } from '../../peers/coturn.ts'
import { startJanus } from '../../peers/janus.ts'
import type { Peer } from '../../peers/peer.ts'

export interface MeetingPeers {
  readonly janus: Peer
  readonly coturn: Peer
}

/** A Janus and a coturn for the tests of one `describe`, which calls this at its beginning. */
export function meetingPeers(): MeetingPeers {
  let folder: string | undefined
  let janus: Peer | undefined
  let coturn: Peer | undefined

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-meeting-peers-'))
    janus = await startJanus(join(folder, 'janus'))
    coturn = await startCoturn(folder)
  })
  after(async () => {
    await janus?.stop()
    await coturn?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  return {
    get janus() {
      return janus!
    },
    get coturn() {
      return coturn!
    },
  }
}
