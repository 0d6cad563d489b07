// Measures Callboard beside the least its tools can cost: `npm run bench`, `npm run bench -- reads booking --json FILE`.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { installSystemPackages } from '../lib/system-packages.ts'
import { archives } from './benches/archives.ts'
import { bookings } from './benches/bookings.ts'
import { calendar } from './benches/calendar.ts'
import { castingDay } from './benches/casting-day.ts'
import { checkIns } from './benches/check-ins.ts'
import { consoleLists } from './benches/console.ts'
import { dispatch } from './benches/dispatch.ts'
import { freelancers } from './benches/freelancers.ts'
import { jobs } from './benches/jobs.ts'
import { media } from './benches/media.ts'
import { memory } from './benches/memory.ts'
import { reads } from './benches/reads.ts'
import { schedule } from './benches/schedule.ts'
import { search } from './benches/search.ts'
import { sockets } from './benches/sockets.ts'
import { tokens } from './benches/tokens.ts'
import { uploads } from './benches/uploads.ts'
import { startContext } from './context.ts'
import { atRest } from './measure/at-rest.ts'
import type { Figure } from './measure/figure.ts'
import { printTable } from './report.ts'

const BENCHES = {
  castingDay,
  sockets,
  reads,
  checkIns,
  bookings,
  calendar,
  schedule,
  search,
  freelancers,
  console: consoleLists,
  jobs,
  dispatch,
  tokens,
  uploads,
  media,
  archives,
  memory,
}
type BenchName = keyof typeof BENCHES

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, database: { type: 'string' }, list: { type: 'string' } },
})
const isBench = (name: string): name is BenchName => name in BENCHES
const unknown = positionals.filter((name) => !isBench(name))
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}
const chosen = positionals.length > 0 ? positionals.filter(isBench) : (Object.keys(BENCHES) as BenchName[])

await installSystemPackages()
const context = await startContext(values)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await context.stop()
    process.exit(1)
  })
const figures: Figure[] = []
try {
  for (const name of chosen) {
    await atRest(context.databaseUrl)
    // The memory left by a bench would slow down the next one.
    await context.renew()
    console.log(`${name} …`)
    figures.push(...(await BENCHES[name](context)))
  }
} finally {
  await context.stop()
}
printTable(figures)
const json = JSON.stringify(figures, null, 2)
if (values.json) await writeFile(values.json, `${json}\n`)
else console.log(json)
