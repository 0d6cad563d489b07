import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@callboard/assembly'
import { type Studio, startStudio } from './studio.ts'

export interface TemporaryStudio {
  readonly studio: Studio
  readonly origin: string
  stop(): Promise<void>
}

/** An empty install on a free loopback port, gone with its data at the end. @param changes of its environment */
export async function temporaryStudio(
  changes: Readonly<Record<string, string>> = {},
): Promise<TemporaryStudio> {
  const data = await mkdtemp(join(tmpdir(), 'callboard-studio-'))
  const environment = {
    CALLBOARD_DATA: data,
    CALLBOARD_LOG: 'silent',
    CALLBOARD_CAPTCHA_WORK: '1',
    PORT: '0',
    ...changes,
  }
  const settings = readSettings(environment, 'studio', data)
  const studio = await startStudio({ ...settings, checkReplies: true })
  return {
    studio,
    origin: `http://127.0.0.1:${studio.port}`,
    async stop() {
      await studio.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
