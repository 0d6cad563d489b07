import { killedBrowser } from './killed-browser-scene.ts'

describe('a browser that is killed in the middle of a take', () => {
  const { ofTalent } = killedBrowser(3)

  it('of a talent goes on unasked when it is started again: the take is in its group, as far as it was on the disk [REC-04]', async () => {
    await ofTalent()
  })
})
