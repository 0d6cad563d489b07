import { expect } from 'chai'
import { CAMERA_NEEDED, mediaFaultWords } from './media-fault.ts'
import { peerLetterOf } from './peer-message.ts'
import { tileGrid } from './tile-grid.ts'

describe('tiles of a room', () => {
  it('uses the columns at which the pictures are largest', () => {
    const wide = { width: 1600, height: 900 }
    expect(tileGrid(1, wide, 0)).to.deep.equal({ columns: 1, width: 1600, height: 900 })
    expect(tileGrid(2, wide, 0).columns).to.equal(2)
    expect(tileGrid(4, wide, 0)).to.deep.equal({ columns: 2, width: 800, height: 450 })
    expect(tileGrid(3, { width: 390, height: 800 }, 8).columns).to.equal(1)
  })

  it('has no size before there is any space', () => {
    expect(tileGrid(2, { width: 0, height: 0 }, 8)).to.include({ width: 0, height: 0 })
  })
})

describe('letters between browsers', () => {
  it('keep only messages of the agreed form', () => {
    const offer = { kind: 'offer', call: 1, sdp: 'v=0', more: 1 }
    const bad = [null, 'offer', {}, { kind: 'offer', call: 1 }, { kind: 'candidate', call: 1, candidate: 4 }]
    const sending = { kind: 'sending', camera: 'yes' }
    expect(peerLetterOf({ to: 'me', messages: [...bad, offer, sending] })).to.deep.equal({
      to: 'me',
      messages: [
        { kind: 'offer', call: 1, sdp: 'v=0' },
        { kind: 'sending', camera: false, microphone: false },
      ],
    })
    for (const letter of [null, [], offer, { to: 'me' }, { messages: [] }])
      expect(peerLetterOf(letter)).to.equal(undefined)
  })
})

describe('words for a camera that does not open', () => {
  it('tells permission, absence and use by others apart', () => {
    expect(mediaFaultWords({ name: 'NotAllowedError' })).to.equal(CAMERA_NEEDED)
    expect(mediaFaultWords({ name: 'NotFoundError' })).to.contain('was found')
    expect(mediaFaultWords({ name: 'NotReadableError' })).to.contain('Another program')
  })
})
