// Disturbs a casting day and checks the data left of it: `npm run faults`, `npm run faults -- --kills 100 --outage 30`.
// Prints its faults as it goes, at the end a report and the same as JSON. Ends with 1 when a promise was broken.
import { parseArgs } from 'node:util'
import { startPeers } from '../../features/peers/peers.ts'
import { startProduction } from '../../features/peers/production.ts'
import { installSystemPackages } from '../lib/system-packages.ts'
import { disturb, type FaultReport } from './disturb.ts'
import { killsOf, outageOf } from './plans.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    outage: { type: 'string', default: '30' },
    writers: { type: 'string', default: '6' },
    /** Only the plans with this in their name. */
    only: { type: 'string', default: '' },
  },
})

await installSystemPackages()
const peers = await startPeers()
// The writers come from addresses of their own, as if a second proxy stood in front.
const production = await startProduction({ CALLBOARD_TRUST_PROXY: '2', CALLBOARD_LOG: 'warn' }, peers.env)
const seconds = Number(values.outage)
const plans = [
  killsOf(production, Number(values.kills)),
  outageOf('Redis', peers.redis, seconds),
  outageOf('MariaDB', peers.mariadb, seconds),
  outageOf('S3', peers.s3, seconds),
].filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()))

const reports: FaultReport[] = []
try {
  for (const plan of plans) reports.push(await disturb(production, plan, Number(values.writers), console.log))
} finally {
  await production.stop()
  await peers.stop()
}

console.table(
  reports.map((report) => ({
    fault: report.name,
    'answered calls': report.answered,
    'repeated tries': report.repeated,
    'longest try ms': report.longestTry,
    'answered writes': report.writes,
    mails: report.mails,
    texts: report.texts,
    'mail twins': report.mailTwins,
    'recovered after ms': report.recovery,
    violations: report.violations.length,
  })),
)
console.log(JSON.stringify(reports, null, 2))
process.exit(reports.some(({ violations }) => violations.length > 0) ? 1 : 0)
