import { expect } from 'chai'
import { sayBytes } from './bytes.ts'

describe('a size in binary units', () => {
  for (const [bytes, words] of [
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KiB'],
    [1024 * 1024 - 1, '1.0 MiB'],
    [10 * 1024, '10 KiB'],
    [1.4 * 1024 ** 3, '1.4 GiB'],
    [250 * 1024 ** 2, '250 MiB'],
    [3 * 1024 ** 4, '3.0 TiB'],
  ] as const)
    it(`says ${words} [PRJ-09]`, () => expect(sayBytes(bytes)).to.equal(words))
})
