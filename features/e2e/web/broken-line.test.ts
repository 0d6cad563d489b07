import { brokenLines } from './broken-line-scene.ts'

const MIB = 1024 * 1024

describe('a large file over a line that breaks', () => {
  const { expectWhole } = brokenLines()

  it('arrives whole, and no part is sent again once it was confirmed [CHK-10] [INT-01]', () =>
    expectWhole({ bytes: 24 * MIB + 1, deaths: [0.5] }))
})
