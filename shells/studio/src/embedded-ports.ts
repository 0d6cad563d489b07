import { join } from 'node:path'
import { GOOGLE_ENABLED, PASSWORD_HASHER } from '@callboard/accounts'
import { LogMailSender, LogTextSender, MAIL_SENDER, TEMPLATE_RENDERER, TEXT_SENDER } from '@callboard/admin'
import { DiskBlobs, diskScratch, diskWorkFiles } from '@callboard/blob-disk'
import {
  BLOB_STORE,
  CLOCK,
  IDS,
  PHONE_NUMBERS,
  PICTURES,
  PUBLIC_URL,
  SCRATCH_SPACE,
  SEALER,
  SECRET_HASHER,
} from '@callboard/core'
import {
  argon2Hasher,
  hmacSealer,
  sha256Hasher,
  streamDigests,
  systemClock,
  uuidIds,
} from '@callboard/crypto-node'
import { sharpPictures } from '@callboard/images-sharp'
import { MEETING_PROVIDER } from '@callboard/lobby'
import { mjmlRenderer } from '@callboard/mail-smtp'
import { FfmpegTool, findFfmpeg } from '@callboard/media-ffmpeg'
import { MediabunnyTool } from '@callboard/media-mediabunny'
import { BuiltinMeetings } from '@callboard/meeting-builtin'
import { phoneNumbers } from '@callboard/phone-libphonenumber'
import { ARCHIVER, DIGESTS, MEDIA_TOOL, WORK_FILES } from '@callboard/review'
import { zipArchiver } from '@callboard/zip-archiver'
import { ContainerModule } from 'inversify'
import type { Settings } from './settings.ts'

export interface EmbeddedPorts {
  readonly module: ContainerModule
  readonly blobs: DiskBlobs
  /** Files that need re-encoding can be worked off. */
  readonly hasEncoder: boolean
}

/** Everything outside the modules, as it is with nothing installed: a folder, this process, the message log. */
export async function embeddedPorts(settings: Settings, secret: string): Promise<EmbeddedPorts> {
  const ffmpeg = await findFfmpeg()
  const blobs = new DiskBlobs({ folder: join(settings.data, 'blobs'), secret, clock: systemClock })
  const module = new ContainerModule(({ bind }) => {
    bind(CLOCK).toConstantValue(systemClock)
    bind(IDS).toConstantValue(uuidIds(systemClock))
    bind(SECRET_HASHER).toConstantValue(sha256Hasher)
    bind(SEALER).toConstantValue(hmacSealer(secret, systemClock))
    bind(PASSWORD_HASHER).toConstantValue(argon2Hasher())
    bind(DIGESTS).toConstantValue(streamDigests)
    bind(PUBLIC_URL).toConstantValue(settings.publicUrl)
    bind(GOOGLE_ENABLED).toConstantValue(false)
    bind(PHONE_NUMBERS).toConstantValue(phoneNumbers)
    bind(PICTURES).toConstantValue(sharpPictures)
    bind(BLOB_STORE).toConstantValue(blobs)
    bind(SCRATCH_SPACE).toConstantValue(diskScratch(join(settings.data, 'scratch')))
    bind(WORK_FILES).toConstantValue(diskWorkFiles)
    bind(MEDIA_TOOL).toConstantValue(ffmpeg ? new FfmpegTool(ffmpeg) : new MediabunnyTool())
    bind(ARCHIVER).toConstantValue(zipArchiver)
    bind(TEMPLATE_RENDERER).toConstantValue(mjmlRenderer())
    bind(MAIL_SENDER).toConstantValue(new LogMailSender())
    bind(TEXT_SENDER).toConstantValue(new LogTextSender())
    bind(MEETING_PROVIDER).toConstantValue(
      new BuiltinMeetings({ iceServers: settings.iceServers.map((urls) => ({ urls })) }),
    )
  })
  return { module, blobs, hasEncoder: ffmpeg !== null }
}
