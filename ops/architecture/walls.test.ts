import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../lib/root.ts'
import { forbiddenImports, SOURCES } from './cruise.ts'

describe('the walls', () => {
  it('are kept by every import of the tree', async () => {
    const { forbidden, filesRead } = await forbiddenImports(root, SOURCES)
    expect(filesRead).to.be.greaterThan(300)
    expect(forbidden.map(({ from, to }) => `${from} -> ${to}`)).to.deep.equal([])
  })

  it('flag every import of the fixture that breaks one, or closes a circle', async () => {
    const fixture = join(root, 'ops/architecture/fixtures/broken-house')
    const { forbidden } = await forbiddenImports(fixture, ['core', 'modules', 'adapters', 'shells', 'mfe'])
    expect(forbidden.map(({ from, to }) => `${from} -> ${to}`).sort()).to.deep.equal([
      'adapters/http-koa/src/uses-neighbour.ts -> adapters/db-knex/src/index.ts',
      'core/src/http-contract/uses-node.ts -> net',
      'core/src/kernel/uses-node.ts -> fs',
      'core/src/kernel/uses-testing.ts -> core/src/testing/fake.ts',
      'mfe/lobby/src/uses-neighbour.ts -> mfe/review/src/index.ts',
      'modules/lobby/src/application/uses-other-domain.ts -> modules/review/src/domain/take.ts',
      'modules/lobby/src/contract/uses-domain.ts -> modules/lobby/src/domain/line.ts',
      'modules/lobby/src/domain/line.ts -> modules/lobby/src/domain/place.ts',
      'modules/lobby/src/domain/uses-node.ts -> crypto',
      'shells/assembly/src/uses-testing.ts -> core/src/testing/fake.ts',
      'shells/web/src/uses-micro-frontend.ts -> mfe/lobby/src/uses-neighbour.ts',
    ])
  })
})
