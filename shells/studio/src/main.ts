// The embedded install in one process. `npm start` runs this after install and build.
import { join } from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-people.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { readSettings } from './settings.ts'
import { startStudio } from './studio.ts'

const checkout = join(import.meta.dirname, '../../..')

async function main(): Promise<void> {
  const settings = readSettings(process.env, checkout)
  const studio = await startStudio(settings)
  const seeded = settings.demo && (await seedDemo(studio.container))
  const lines = [
    `Callboard is ready at ${settings.publicUrl}`,
    ...(seeded
      ? ['', `Demo accounts, password ${DEMO_PASSWORD}:`, ...DEMO_ACCOUNTS.map(({ email }) => `  ${email}`)]
      : []),
    ...(studio.hasEncoder
      ? []
      : ['', 'ffmpeg is not installed: browser recordings become MP4, other files wait until it is.']),
  ]
  console.info(lines.join('\n'))

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (stopping) process.exit(1)
      stopping = true
      await studio.stop()
      process.exit(0)
    })
}

main().catch((error: unknown) => {
  console.error(`Callboard could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
