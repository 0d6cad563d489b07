// Disturbs a casting day and checks what is left of it: `npm run faults`, `npm run faults -- --kills 100 --outage 30`.
// Prints what it did as it goes, at the end a report and the same as JSON. Ends with 1 when a promise was broken.
import { parseArgs } from 'node:util'
import { installSystemPackages } from '../lib/system-packages.ts'
import { startPeers } from '../services/peers.ts'
import { startProduction } from '../services/production.ts'
import { disturb, type FaultPlan } from './disturb.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    outage: { type: 'string', default: '30' },
    writers: { type: 'string', default: '6' },
    only: { type: 'string' },
  },
})

installSystemPackages()
const peers = await startPeers()
Object.assign(process.env, peers.env)
// The writers come from addresses of their own, as if a second proxy stood in front.
const production = await startProduction({ CALLBOARD_TRUST_PROXY: '2', CALLBOARD_LOG: 'warn' })
const outage = (name: string, peer: (typeof peers)['redis']): FaultPlan => ({
  name: `${name} stopped for ${values.outage} s`,
  async run(note) {
    note(`${name} stops`)
    await peer.stop('SIGKILL')
    await note.pause(Number(values.outage) * 1_000)
    await peer.start()
    note(`${name} is back`)
  },
})
const plans: readonly FaultPlan[] = [
  {
    name: `${values.kills} kills of random processes`,
    async run(note) {
      const processes = [...production.apis, ...production.workers]
      for (let kill = 1; kill <= Number(values.kills); kill += 1) {
        await note.pause(100 + Math.random() * 1_400)
        const victim = processes[Math.floor(Math.random() * processes.length)]
        await victim?.stop('SIGKILL')
        await victim?.start()
        if (kill % 10 === 0) note(`${kill} kills`)
      }
    },
  },
  outage('Redis', peers.redis),
  outage('MariaDB', peers.mariadb),
  outage('S3', peers.s3),
]
const chosen = plans.filter(
  ({ name }) => !values.only || name.toLowerCase().includes(values.only.toLowerCase()),
)
const reports = []
for (const plan of chosen) reports.push(await disturb(production, plan, Number(values.writers)))
await production.stop()
await peers.stop()

console.table(
  reports.map(
    ({ name, answered, repeated, longestTry, writes, mails, texts, mailTwins, recovery, violations }) => ({
      fault: name,
      'answered calls': answered,
      'repeated tries': repeated,
      'longest try ms': longestTry,
      'answered writes': writes,
      mails,
      texts,
      'mail twins': mailTwins,
      'recovered after ms': recovery,
      violations: violations.length,
    }),
  ),
)
console.log(JSON.stringify(reports, null, 2))
process.exit(reports.some(({ violations }) => violations.length > 0) ? 1 : 0)
