import { mediaToolContract } from '@callboard/review/testing'
import { expect } from 'chai'
import { MediabunnyTool } from './mediabunny-tool.ts'

mediaToolContract('mediabunny', async () => new MediabunnyTool(), { encoder: false })

describe('MediabunnyTool', () => {
  it('does not call a file bad that the disk does not give', async () => {
    const error = await new MediabunnyTool().probe('/no/such/file.mp4').then(
      () => expect.fail('should have failed'),
      (reason: unknown) => reason,
    )
    expect(error).to.have.property('code', 'ENOENT')
  })
})
