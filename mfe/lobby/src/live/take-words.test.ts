import type { TakeView, VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { recordedWho, takeWords, videoWords } from './take-words.ts'

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
})
