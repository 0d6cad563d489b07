import { expect } from 'chai'
import { PHOTO_FAULTS, photoFault } from './photo-fault.ts'

describe('a photo of a talent', () => {
  it('names the fault of a file before it is sent [CHK-09]', () => {
    expect(photoFault({ type: 'image/jpeg', size: 1000 })).to.equal(undefined)
    expect(photoFault({ type: 'image/heic', size: 1000 })).to.equal(undefined)
    expect(photoFault({ type: 'application/pdf', size: 1000 })).to.equal(PHOTO_FAULTS.type)
    expect(photoFault({ type: 'image/png', size: 16 * 1024 * 1024 })).to.equal(PHOTO_FAULTS.size)
    expect(photoFault({ type: 'image/png', size: 0 })).to.equal(PHOTO_FAULTS.empty)
  })
})
