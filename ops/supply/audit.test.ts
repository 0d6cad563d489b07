import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { audit, judge } from './audit.ts'

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

/** A registry that knows these faults, and nothing else; null: it takes no questions about faults. */
async function auditBy(advisories: object | null) {
  const registry = createServer((request, response) => {
    const isAsked = request.method === 'POST' && request.url?.endsWith('/security/advisories/bulk')
    request.resume().on('end', () => {
      response.statusCode = !isAsked ? 404 : advisories ? 200 : 405
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(isAsked && advisories ? advisories : {}))
    })
  })
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  try {
    const { port } = registry.address() as AddressInfo
    return await audit({ ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` })
  } finally {
    registry.closeAllConnections()
    registry.close()
  }
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

  it('asks the registry about the packages of this repository [SEC-09]', async () => {
    const fault = { id: 1, url: 'https://example.com/1', title: 'A fault', severity: 'high' }
    const asked = await auditBy({ koa: [{ ...fault, vulnerable_versions: '<99.0.0' }] })
    expect(asked.isAnswered).to.equal(true)
    expect(asked.faults.map((line) => line.split(' ')[0])).to.include('koa')
    expect((await auditBy({})).faults).to.deep.equal([])
    expect(await auditBy(null)).to.deep.include({ isAnswered: false, faults: [] })
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
