import { join } from 'node:path'
import { PASSWORD_HASHER } from '@callboard/accounts'
import { TEMPLATE_RENDERER } from '@callboard/admin'
import { diskScratch, diskWorkFiles } from '@callboard/blob-disk'
import {
  BLOB_STORE,
  CLOCK,
  IDS,
  type Logger,
  PHONE_NUMBERS,
  PICTURES,
  PUBLIC_URL,
  RATE_LIMITER,
  RICH_TEXT,
  SCRATCH_SPACE,
  SEALER,
  SECRET_BOX,
  SECRET_HASHER,
} from '@callboard/core'
import {
  argon2Hasher,
  hmacSealer,
  secretBox,
  sha256Hasher,
  systemClock,
  uuidIds,
} from '@callboard/crypto-node'
import { sharpPictures } from '@callboard/images-sharp'
import { mjmlRenderer } from '@callboard/mail-smtp'
import { FfmpegTool, findFfmpeg } from '@callboard/media-ffmpeg'
import { MediabunnyTool } from '@callboard/media-mediabunny'
import { phoneNumbers } from '@callboard/phone-libphonenumber'
import { ARCHIVER, MEDIA_TOOL, WORK_FILES } from '@callboard/review'
import { richText } from '@callboard/rich-text-sanitize-html'
import { zipArchiver } from '@callboard/zip-archiver'
import { ContainerModule } from 'inversify'
import type { Settings } from '../settings/settings.ts'
import { type FileStore, openFileStore } from './file-store.ts'
import { identities } from './identities.ts'
import { meetings } from './meetings.ts'
import { messengers } from './messengers.ts'
import { rateLimits } from './rate-limits.ts'

export interface OutsidePorts {
  readonly modules: readonly ContainerModule[]
  readonly files: FileStore
  /** Files that need re-encoding can be worked off. */
  readonly hasEncoder: boolean
  /** Lets go of connections that are kept. */
  close(): Promise<void>
}

/**
 * Everything outside the modules. Parts that the settings do not name are here: a folder, this process, the message
 * log.
 * @param secret of the install
 */
export async function outsidePorts(
  settings: Settings,
  secret: string,
  logger: Logger,
): Promise<OutsidePorts> {
  const ffmpeg = await findFfmpeg()
  const files = openFileStore(settings, secret)
  const carriers = messengers(settings)
  const limits = rateLimits(settings, logger)
  const own = new ContainerModule(({ bind }) => {
    bind(CLOCK).toConstantValue(systemClock)
    bind(IDS).toConstantValue(uuidIds(systemClock))
    bind(SECRET_HASHER).toConstantValue(sha256Hasher)
    bind(SEALER).toConstantValue(hmacSealer(secret, systemClock))
    bind(SECRET_BOX).toConstantValue(secretBox(secret))
    bind(PASSWORD_HASHER).toConstantValue(argon2Hasher())
    bind(RATE_LIMITER).toDynamicValue(limits.open).inSingletonScope()
    bind(PUBLIC_URL).toConstantValue(settings.publicUrl)
    bind(PHONE_NUMBERS).toConstantValue(phoneNumbers)
    bind(PICTURES).toConstantValue(sharpPictures)
    bind(RICH_TEXT).toConstantValue(richText)
    bind(BLOB_STORE).toConstantValue(files.blobs)
    bind(SCRATCH_SPACE).toConstantValue(diskScratch(join(settings.data, 'scratch')))
    bind(WORK_FILES).toConstantValue(diskWorkFiles)
    bind(MEDIA_TOOL).toConstantValue(ffmpeg ? new FfmpegTool(ffmpeg) : new MediabunnyTool())
    bind(ARCHIVER).toConstantValue(zipArchiver)
    // Made where mails are written, which an API does not do.
    bind(TEMPLATE_RENDERER).toDynamicValue(mjmlRenderer).inSingletonScope()
  })
  return {
    modules: [own, carriers.module, meetings(settings, logger), identities(settings)],
    files,
    hasEncoder: ffmpeg !== null,
    close: async () => {
      carriers.close()
      await limits.close()
    },
  }
}
