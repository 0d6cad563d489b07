import type { UploadRow } from '@callboard/kit/uploads'
import { expect } from 'chai'
import { tapesFault } from './use-tapes.ts'

const row = (state: UploadRow['state']): UploadRow => ({
  id: state,
  name: `${state}.mp4`,
  size: 1,
  state,
  percent: 0,
  fault: null,
  canRetry: false,
  ref: null,
})

describe('the videos of a self-tape', () => {
  it('are missing as long as none was taken [CHK-12]', () => {
    expect(tapesFault([])).to.equal('Please add videos')
    expect(tapesFault([row('failed'), row('failed')])).to.match(/^Please add videos\./)
  })

  it('wait for a file that was refused or cut off beside the others [CHK-12]', () => {
    expect(tapesFault([row('whole'), row('failed')])).to.match(/^A video could not be uploaded\./)
    expect(tapesFault([row('sending'), row('needs_file')])).to.match(/^A video is not uploaded completely\./)
  })

  it('may be on their way while the talent goes on [CHK-10]', () => {
    expect(tapesFault([row('whole'), row('sending')])).to.equal(undefined)
  })
})
