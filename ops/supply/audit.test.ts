import { expect } from 'chai'
import { judge } from './audit.ts'

const fault = (severity: string, fixAvailable: boolean) => ({ severity, range: '<2.0.0', fixAvailable })
const report = (vulnerabilities: Record<string, { severity: string }>) => {
  const severities = Object.values(vulnerabilities).map(({ severity }) => severity)
  const counts = ['low', 'moderate', 'high', 'critical'].map((kind) => [
    kind,
    severities.filter((each) => each === kind).length,
  ])
  const total = ['total', severities.length]
  return JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: Object.fromEntries([...counts, total]) },
  })
}

describe('the audit of the packages', () => {
  it('names each package with a high or critical fault [SEC-09]', () => {
    const judged = judge(
      report({ koa: fault('high', true), knex: fault('critical', false), pino: fault('moderate', true) }),
    )
    expect(judged).to.deep.equal({
      isAnswered: true,
      said: 'known faults of packages: 1 moderate, 1 high, 1 critical',
      faults: ['koa <2.0.0: high, npm audit fix mends it', 'knex <2.0.0: critical, no version mends it'],
    })
  })

  it('is content with lesser faults, and says that they are there', () => {
    expect(judge(report({ pino: fault('moderate', true) }))).to.deep.include({
      said: 'known faults of packages: 1 moderate',
      faults: [],
    })
    expect(judge(report({})).said).to.equal('known faults of packages: none')
  })

  it('says so when the registry gives no answer', () => {
    const outage = { message: 'connect ECONNREFUSED', error: { summary: '', detail: '' } }
    expect(judge(JSON.stringify(outage))).to.deep.equal({
      isAnswered: false,
      said: 'NOT AUDITED: the registry gave no answer about faults (connect ECONNREFUSED)',
      faults: [],
    })
    expect(judge('').isAnswered).to.equal(false)
  })
})
