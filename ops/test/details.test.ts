import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../lib/root.ts'

const TESTS =
  '{core,adapters/*,modules/*,shells/*,mfe/*,features,ops}/**/*.{test.ts,suite.ts,contract.ts,feature}'
const REQUIREMENT = /\b[A-Z]{2,3}-\d\d\b/g
const isDetail = (line: string) => /^\s*detail\(/.test(line)

describe('details, which `npm test` leaves out', () => {
  it('cite no requirement that nothing else cites', () => {
    const lines = globSync(TESTS, { cwd: root, exclude: (name) => name === 'node_modules' }).flatMap((file) =>
      readFileSync(join(root, file), 'utf8').split('\n'),
    )
    const cited = (some: readonly string[]) => new Set(some.flatMap((line) => line.match(REQUIREMENT) ?? []))
    const always = cited(lines.filter((line) => !isDetail(line)))
    const ofDetails = [...cited(lines.filter(isDetail))]
    expect(ofDetails.filter((requirement) => !always.has(requirement))).to.deep.equal([])
    expect(ofDetails).not.to.be.empty
  })
})
