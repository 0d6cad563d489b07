import { expect } from 'chai'
import { killedMigration } from './testing/killed-migration.ts'
import { onEachEmptyDatabase } from './testing/on-each-database.ts'

onEachEmptyDatabase((name, make) => {
  describe(`migrations: ${name}`, () => {
    it('are finished by the next start when processes die at any point [OPS-06]', async () => {
      expect(await killedMigration(make, 3)).to.be.greaterThan(20)
    })
  })
})
