// The whole product in one process, with nothing else installed. `npm start` runs this after install and build.
import { checkout, readSettings, runProcess } from '@callboard/assembly'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-people.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { startStudio } from './studio.ts'

await runProcess('Callboard', async () => {
  const settings = readSettings(process.env, 'studio', checkout)
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
  return studio
})
