import type { PresenceView } from '@callboard/lobby/contract'
import type { TakeView, VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { isCutOff, recordedWho, takeWords, videoWords } from './take-words.ts'

describe('words on the picture of a take', () => {
  const video = (state: VideoView['state']) =>
    ({ _id: 'v1', state, reason: null, duration: 65 }) as unknown as VideoView

  it('say how far its making is once that lasts, and its length when it plays [OPS-08]', () => {
    expect(videoWords(video('processing'))).to.deep.equal({ text: 'Processing', tone: 'busy' })
    expect(videoWords(video('processing'), 40)).to.deep.equal({ text: 'Processing 40 %', tone: 'busy' })
    expect(videoWords(video('ready'), 99).tone).to.equal('ready')
  })

  it('tell the device in the room from that of the talent, and say nothing of pieces', () => {
    const take = (recorder: string | null) =>
      ({ talent_name: 'Ana Ruiz', recorder, state: 'stopping', started_at: null, pieces: 3 }) as TakeView
    expect([take(null), take('u1')].map(recordedWho)).to.deep.equal(['Ana Ruiz', 'Ana Ruiz in the room'])
    expect(takeWords(take(null), false)).to.deep.equal({ text: 'Saving the take', tone: 'busy' })
    expect(takeWords({ ...take(null), state: 'done' }, false)?.text, '[REC-09]').to.equal('Take saved')
  })

  it('say that a stopped take is waited for once nothing of it has arrived for a while [LIV-14]', () => {
    const words = (recorder: string | null, state: TakeView['state']) =>
      takeWords({ state, recorder, pieces: 3, trouble: null } as TakeView, false, undefined, true)?.text
    expect(words(null, 'stopping')).to.equal('Waiting for the phone to send the take')
    expect(words('u1', 'stopping')).to.equal('Waiting for the device to send the take')
    expect(words(null, 'done')).to.equal('Take saved')
  })

  it('follow the page of the talent: a killed one is no recording, whatever its take says [LIV-14] [REC-04]', () => {
    const take = (state: TakeView['state'], recorder: string | null = null) =>
      ({ state, recorder, pieces: 7, started_at: '2026-11-21T10:00:00.000Z', trouble: null }) as TakeView
    const page = (page: PresenceView['page']) => ({ page }) as PresenceView
    const CUT = 'Connection lost, 14 s saved'
    for (const state of ['recording', 'stopping'] as const) {
      expect(takeWords(take(state), false, page('away'))).to.deep.equal({
        text: { recording: CUT, stopping: `${CUT}. What the phone holds follows when it is back.` }[state],
        tone: 'failed',
      })
      expect(takeWords(take(state), false, page('open'))?.tone).not.to.equal('failed')
      expect(isCutOff(take(state, 'u1'), page('away'))).to.equal(false)
    }
    expect(takeWords(take('done'), false, page('away'))?.text).to.equal('Take saved')
  })
})
