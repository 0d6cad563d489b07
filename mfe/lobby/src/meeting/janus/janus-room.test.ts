import type { MediaReply, MeetingEvents } from '@callboard/kit/data'
import { expect } from 'chai'
import { Entrance } from '../entrance.ts'
import { ManualTime, settled } from '../testing/manual-time.ts'
import { AGAIN_WORDS, AWAY_WORDS, JanusRoom, STALE_WORDS } from './janus-room.ts'

/** A visit whose token the media server answers like this. */
async function visit(reply: MediaReply) {
  const asked: object[] = []
  const notices: (string | null)[] = []
  let stale = 0
  let events: MeetingEvents | undefined
  const room = new JanusRoom({
    ports: {
      after: new ManualTime().after,
      entrance: new Entrance(),
      channel: async (told) => {
        events = told
        return {
          join: async () => ({ ok: true, self: 'peer-1', peers: [] }),
          send: () => {},
          leave: () => {},
          media: async (request) => {
            asked.push(request)
            return reply
          },
        }
      },
      connect: () => {
        throw new Error('No call is made without a picture.')
      },
      streamOf: () => {
        throw new Error('Nothing is received.')
      },
    },
    role: 'talent',
    limits: { video: 1_000_000, scaleDownBy: 1 },
    meets: () => true,
    token: 'token of the ticket',
    publishes: true,
    onChange: () => {},
    onRemoved: () => {},
    onNotice: (words) => notices.push(words),
    onStale: () => {
      stale += 1
    },
  })
  await room.join()
  await settled()
  return { asked, notices, stale: () => stale, back: () => events?.media?.({ kind: 'back' }) }
}

const refused = (code: 'token' | 'denied' | 'unavailable'): MediaReply => ({ ok: false, code, message: '' })

describe('a room of the media server', () => {
  it('asks for another ticket when its token has expired or is wrong, and says so [LIV-05]', async () => {
    const { asked, notices, stale } = await visit(refused('token'))
    expect(asked).to.deep.equal([{ kind: 'enter', token: 'token of the ticket' }])
    expect([notices.at(-1), stale()]).to.deep.equal([STALE_WORDS, 1])
  })

  it('asks for another ticket when the server has ended the visit', async () => {
    const { notices, stale } = await visit(refused('denied'))
    expect([notices.at(-1), stale()]).to.deep.equal([AGAIN_WORDS, 1])
  })

  it('keeps its ticket while the media server is away, and shows it again when that is back', async () => {
    const { asked, notices, stale, back } = await visit(refused('unavailable'))
    expect([notices.at(-1), stale()]).to.deep.equal([AWAY_WORDS, 0])
    back()
    await settled()
    expect(asked).to.have.length(2)
  })
})
