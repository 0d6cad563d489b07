import { brokenLines } from './broken-line-scene.ts'

const MIB = 1024 * 1024

describe('a file of two hours over a line that breaks', () => {
  const { expectWhole } = brokenLines()

  it('arrives whole, and no part is sent again once it was confirmed [CHK-10] [INT-01]', () =>
    expectWhole({ bytes: 2048 * MIB, deaths: [0.25, 0.5, 0.75] }))
})
