import { RealtimeBench } from './realtime-bench.ts'

// A process of its own, for tests that kill one. Prints where it listens.
const [url, prefix] = process.argv.slice(2)
if (!url || !prefix) throw new Error('Give the address of Redis and the prefix.')
const bench = new RealtimeBench({ redis: { url, prefix } })
await bench.start()
process.stdout.write(`${bench.origin}\n`)
