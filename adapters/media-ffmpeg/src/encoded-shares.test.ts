import { expect } from 'chai'
import { encodedShares } from './encoded-shares.ts'

describe('encodedShares', () => {
  it('reads the share from the output of ffmpeg; it never falls, and ends at 1 [OPS-08]', () => {
    const shares: number[] = []
    let length: number | null = null
    const read = encodedShares(
      () => length,
      (share) => shares.push(share),
    )
    read('out_time_us=500000')
    length = 10
    for (const time of ['N/A', '-23000', '1000000', '4000000', '3900000', '10040000'])
      for (const line of ['frame=12', `out_time_us=${time}`, `out_time_ms=${time}`, 'progress=continue'])
        read(line)
    expect(shares).to.deep.equal([0.1, 0.4, 0.4, 1])
  })
})
