// Run by `end-of-each-test.test.ts`: two of its tests fail.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atEndOfEachTest } from './end-of-each-test.ts'

describe('tests with a check at their end', () => {
  let fault = ''
  atEndOfEachTest({
    check: () => {
      if (fault) throw new Error(fault)
    },
    keep: (folder) => writeFile(join(folder, 'kept.txt'), fault),
  })

  it('passes', () => {})
  it('fails by its check', () => {
    fault = 'A fault of the server'
  })
  it('fails by itself and by its check', () => {
    throw new Error('A fault of the test')
  })
  it('passes again', () => {
    fault = ''
  })
})
