import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CallboardProcess } from './callboard-process.ts'
import { freePort } from './free-port.ts'
import { expectNoFaults, type RunningProduct } from './running-product.ts'
import { copySeededData } from './seeded-data.ts'

/** As `npm start` serves it. @param settings environment beside the defaults of a test install */
export async function startEmbedded(settings: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const data = await mkdtemp(join(tmpdir(), 'callboard-features-'))
  await copySeededData(data, settings)
  const port = settings.PORT ?? String(await freePort())
  const origin = settings.CALLBOARD_PUBLIC_URL ?? `http://127.0.0.1:${port}`
  const studio = new CallboardProcess({
    shell: 'studio',
    // Tests make the rest of a day themselves, and count what is there.
    env: {
      PORT: port,
      CALLBOARD_DATA: data,
      CALLBOARD_PUBLIC_URL: origin,
      CALLBOARD_DEMO: 'beginning',
      ...settings,
    },
  })
  const stop = async () => {
    await studio.stop()
    await rm(data, { recursive: true, force: true })
  }
  try {
    await studio.start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origin,
    arrived: { mail: 'kept', text: 'kept' },
    mails: () => [],
    expectNoServerFault: () => expectNoFaults([studio]),
    printed: () => studio.printed,
    async killAndRestart(meanwhile) {
      await studio.stop('SIGKILL')
      await meanwhile?.()
      await studio.start()
    },
    stop,
  }
}
