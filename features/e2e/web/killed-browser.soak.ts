import { expect } from 'chai'
import { killedBrowser } from './killed-browser-scene.ts'

/** Seconds of a take at most: what the recorder has not handed over, and what is on its way to the disk. */
const MISSING = 3

describe('a browser that is killed in the middle of a take of a minute', () => {
  const { ofTalent, ofStaff } = killedBrowser(30)

  for (const [whose, work] of [
    ['of a talent', ofTalent],
    ['of staff in the room', ofStaff],
  ] as const)
    it(`${whose} goes on unasked when it is started again: the take is in its group, but for its last seconds [REC-02] [REC-04]`, async () => {
      expect(await work()).to.be.below(MISSING)
    })
})
