import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const root = fileURLToPath(new URL('..', import.meta.url))
const rows = readFileSync(new URL('SECURITY.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('the security list', () => {
  it('has all 42 points in order', () => {
    expect(rows.map(([, number]) => Number(number))).to.deep.equal(
      Array.from({ length: 42 }, (_, at) => at + 1),
    )
  })

  for (const [, number, point, how = '', tests = ''] of rows)
    it(`names the tests of point ${number}, or what is missing: ${point}`, () => {
      const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
      expect(files.length > 0 || how.includes('Missing:')).to.equal(true)
      expect(files.filter((file) => !existsSync(`${root}/${file}`))).to.deep.equal([])
    })
})
