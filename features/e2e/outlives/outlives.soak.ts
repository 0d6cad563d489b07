import { PATIENT } from '../../peers/product.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { watchServer } from '../support/product-for-tests.ts'
import { expectRow, SOURCES } from './ends.ts'

/** Sources end at one API, and the other one is asked; files are in a bucket. */
describe('what was shown of a take, with its files in a bucket and two APIs', () => {
  let production: Production

  before(async () => {
    production = await startProduction({ ...PATIENT, CALLBOARD_TRUST_PROXY: '2' })
  })
  after(() => production?.stop())
  watchServer(() => production)

  for (const source of SOURCES)
    it(`is answered by the other API after ${source} as the table says [PST-08]`, () => {
      const [told, asked] = production.apiOrigins as [string, string]
      return expectRow(source, told, asked)
    })
})
