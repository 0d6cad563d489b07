import { cp } from 'node:fs/promises'
import { CallboardProcess } from './callboard-process.ts'
import { freePort } from './free-port.ts'

/** Where a run of tests keeps a data folder that is migrated and seeded: a copy starts in half the time. */
export const SEEDED_DATA = 'CALLBOARD_TEST_DATA'

/** Settings on which the seeded rows and files depend. */
const OF_THE_SEED = ['CALLBOARD_DEMO', 'DATABASE_URL', 'S3_ENDPOINT', 'CALLBOARD_SECRET']

/** Migrates and seeds an embedded install in a folder, as the tests start from it. */
export async function seedData(folder: string): Promise<void> {
  const port = String(await freePort())
  const studio = new CallboardProcess({
    shell: 'studio',
    env: { PORT: port, CALLBOARD_DATA: folder, CALLBOARD_DEMO: 'beginning' },
  })
  await studio.start()
  await studio.stop()
}

/**
 * Copies the seeded data of the run into a folder, where there are any and they fit the settings; else the product
 * migrates and seeds the folder itself.
 */
export async function copySeededData(folder: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const seeded = process.env[SEEDED_DATA]
  if (seeded && !OF_THE_SEED.some((name) => name in settings)) await cp(seeded, folder, { recursive: true })
}
