import type { VideoView } from '@callboard/review/contract'
import { expect } from 'chai'
import { videoWords } from './take-words.ts'

describe('words on the picture of a take', () => {
  const video = (state: VideoView['state']) =>
    ({ _id: 'v1', state, reason: null, duration: 65 }) as unknown as VideoView

  it('say how far its making is once that lasts, and its length when it plays [OPS-08]', () => {
    expect(videoWords(video('processing'))).to.deep.equal({ text: 'Processing', tone: 'busy' })
    expect(videoWords(video('processing'), 40)).to.deep.equal({ text: 'Processing 40 %', tone: 'busy' })
    expect(videoWords(video('ready'), 99).tone).to.equal('ready')
  })
})
