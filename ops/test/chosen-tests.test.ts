import { expect } from 'chai'
import { chosenTests, needsServers, needsWeb } from './chosen-tests.ts'

const KEYS = 'features/e2e/web/review-keys.test.ts'
const PRODUCTION = 'features/e2e/reliability/production.test.ts'
const LOBBY = 'adapters/db-knex/src/lobby/lobby-store.test.ts'

describe('chosenTests', () => {
  it('finds test files and features by a part of their path', () => {
    expect(chosenTests('review-keys')).to.deep.equal({ files: [KEYS], features: [] })
    expect(chosenTests('check-in.feature')).to.deep.equal({
      files: [],
      features: ['features/check-in/check-in.feature'],
    })
  })

  it('runs the suite of a use case with the store of its module', () => {
    expect(chosenTests('modules/lobby/src/testing/line').files).to.deep.equal([LOBBY])
  })

  it('finds everything that cites a requirement', () => {
    const { files, features, requirement } = chosenTests('CHK-03')
    expect(requirement).to.equal('CHK-03')
    expect(files).to.include(LOBBY)
    expect(features).to.deep.equal(['features/check-in/check-in.feature'])
  })

  it('refuses what is not there', () => {
    expect(() => chosenTests('nothing-of-that-name')).to.throw('No test file')
  })

  it('starts servers and builds the web app only for tests that need them', () => {
    expect([needsServers([KEYS]), needsWeb([KEYS])]).to.deep.equal([false, true])
    expect([needsServers([PRODUCTION]), needsWeb([PRODUCTION])]).to.deep.equal([true, true])
    expect([needsServers([LOBBY]), needsWeb([LOBBY])]).to.deep.equal([false, false])
  })
})
