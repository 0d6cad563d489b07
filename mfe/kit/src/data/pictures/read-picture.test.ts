import { expect } from 'chai'
import { PHOTO_FAULTS } from './photo-fault.ts'
import { readPicture } from './read-picture.ts'

describe('a chosen file', () => {
  const named = (...parts: string[]) => new File(parts, 'IMG_0001.HEIC')

  it('is an HEIC by its head, not by its name [CHK-09]', async () => {
    expect(await readPicture(named('\0\0\0\x18ftypheic'))).to.have.property('picture')
    expect(await readPicture(named('just a text'))).to.deep.equal({ fault: PHOTO_FAULTS.unreadable })
  })
})
