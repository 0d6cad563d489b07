import { expect } from 'chai'
import { sayBytes } from './say-bytes.ts'

describe('the words of a size', () => {
  for (const [bytes, words] of [
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [1024 * 1024 - 1, '1.0 MB'],
    [10 * 1024, '10 KB'],
    [1.4 * 1024 ** 3, '1.4 GB'],
    [250 * 1024 ** 2, '250 MB'],
    [3 * 1024 ** 4, '3.0 TB'],
  ] as const)
    it(`says ${words} [PRJ-09]`, () => expect(sayBytes(bytes)).to.equal(words))
})
