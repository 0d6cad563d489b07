import { join } from 'node:path'
import { COMMON_PASSWORDS, ONE_TIME_CODES, PASSKEY_VERIFIER, SECOND_FACTOR_TYPES } from '@callboard/accounts'
import { AUTO_SCALING, TEMPLATE_RENDERER, TEXTS_PER_DAY } from '@callboard/admin'
import { diskScratch, diskWorkFiles } from '@callboard/blob-disk'
import { cometChat } from '@callboard/chat-cometchat'
import { awsAutoScaling } from '@callboard/cloud-aws'
import {
  BLOB_STORE,
  CLOCK,
  CSV_FILES,
  DEMO,
  FILE_SCAN,
  IDS,
  type Logger,
  type MeetingMedia,
  noFileScan,
  PASSWORD_HASHER,
  PHONE_NUMBERS,
  PICTURES,
  PUBLIC_URL,
  RATE_LIMITER,
  RICH_TEXT,
  SCRATCH_SPACE,
  SEALER,
  SECRET_BOX,
  SECRET_HASHER,
  SUPPORT_EMAIL,
  UNDO_SECONDS,
} from '@callboard/core'
import {
  argon2Hasher,
  hmacSealer,
  secretBox,
  sha256Hasher,
  systemClock,
  uuidIds,
} from '@callboard/crypto-node'
import { csvFiles } from '@callboard/csv-adaltas'
import { findHeifConvert, picturesWhenNeeded } from '@callboard/images-sharp'
import {
  CHAT_PROVIDER,
  MEETING_PROVIDER,
  noWaitingRoom,
  PUSH_SENDER,
  QR_CODES,
  WAITING_ROOM,
} from '@callboard/lobby'
import { mjmlRenderer } from '@callboard/mail-smtp'
import { FfmpegTool, findFfmpeg } from '@callboard/media-ffmpeg'
import { oneTimeCodes } from '@callboard/otp-otpauth'
import { webauthn } from '@callboard/passkeys-webauthn'
import { commonPasswords } from '@callboard/passwords-zxcvbn'
import { phoneNumbers } from '@callboard/phone-libphonenumber'
import { webPush } from '@callboard/push-web'
import { qrCodes } from '@callboard/qr-qrcode'
import { ARCHIVER, MEDIA_TOOL, type MediaTool, WORK_FILES } from '@callboard/review'
import { richText } from '@callboard/rich-text-sanitize-html'
import { clamdScan } from '@callboard/scan-clamd'
import { twrWaitingRoom } from '@callboard/waiting-room-twr'
import { storedZip } from '@callboard/zip-stored'
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
  /** The media server of meetings, when there is one. */
  readonly media?: MeetingMedia
  /** Files that need re-encoding can be worked off. */
  readonly hasEncoder: boolean
  /** HEIC photos can be read. */
  readonly readsHeic: boolean
  /** Lets go of connections that are kept. */
  close(): Promise<void>
}

/** What stands in for ffmpeg is loaded only where there is none. */
async function withoutEncoder(): Promise<MediaTool> {
  const { MediabunnyTool } = await import('@callboard/media-mediabunny')
  return new MediabunnyTool()
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
  const scratch = diskScratch(join(settings.data, 'scratch'))
  const [ffmpeg, heif] = await Promise.all([findFfmpeg(), findHeifConvert(scratch)])
  const files = await openFileStore(settings, secret)
  const tool = ffmpeg ? new FfmpegTool(ffmpeg) : await withoutEncoder()
  const carriers = messengers(settings)
  const limits = rateLimits(settings, logger)
  const sealer = hmacSealer(secret, systemClock)
  const { provider, media } = await meetings(settings, secret, sealer, logger)
  const own = new ContainerModule(({ bind }) => {
    bind(CLOCK).toConstantValue(systemClock)
    bind(IDS).toConstantValue(uuidIds(systemClock))
    bind(SECRET_HASHER).toConstantValue(sha256Hasher)
    bind(SEALER).toConstantValue(sealer)
    bind(MEETING_PROVIDER).toConstantValue(provider)
    bind(CHAT_PROVIDER).toConstantValue(cometChat({ api: settings.cometChatApi }))
    bind(AUTO_SCALING).toConstantValue(awsAutoScaling({ endpoint: settings.autoScalingApi }))
    bind(WAITING_ROOM).toConstantValue(settings.twr ? twrWaitingRoom(settings.twr) : noWaitingRoom)
    bind(SECRET_BOX).toConstantValue(secretBox(secret))
    bind(PASSWORD_HASHER).toConstantValue(argon2Hasher())
    bind(RATE_LIMITER).toDynamicValue(limits.open).inSingletonScope()
    bind(PUBLIC_URL).toConstantValue(settings.publicUrl)
    bind(FILE_SCAN).toConstantValue(
      settings.clamd ? clamdScan({ address: settings.clamd, logger }) : noFileScan,
    )
    bind(TEXTS_PER_DAY).toConstantValue(settings.textsPerDay)
    bind(UNDO_SECONDS).toConstantValue(settings.undoSeconds)
    bind(SUPPORT_EMAIL).toConstantValue(settings.supportEmail)
    bind(DEMO).toConstantValue({ isShown: settings.demo !== 'none' })
    bind(PHONE_NUMBERS).toConstantValue(phoneNumbers)
    bind(ONE_TIME_CODES).toConstantValue(oneTimeCodes)
    bind(PASSKEY_VERIFIER).toConstantValue(webauthn(settings.publicUrl))
    bind(COMMON_PASSWORDS).toConstantValue(commonPasswords)
    bind(SECOND_FACTOR_TYPES).toConstantValue(settings.needSecondFactor)
    bind(QR_CODES).toConstantValue(qrCodes)
    bind(PUSH_SENDER).toConstantValue(webPush(secret, settings))
    bind(CSV_FILES).toConstantValue(csvFiles)
    bind(PICTURES).toConstantValue(picturesWhenNeeded(heif))
    bind(RICH_TEXT).toConstantValue(richText)
    bind(BLOB_STORE).toConstantValue(files.blobs)
    bind(SCRATCH_SPACE).toConstantValue(scratch)
    bind(WORK_FILES).toConstantValue(diskWorkFiles)
    bind(MEDIA_TOOL).toConstantValue(tool)
    bind(ARCHIVER).toConstantValue(storedZip)
    // Made where mails are written or looked at.
    bind(TEMPLATE_RENDERER).toDynamicValue(mjmlRenderer).inSingletonScope()
  })
  return {
    modules: [own, carriers.module, await identities(settings, sealer)],
    files,
    ...(media ? { media } : {}),
    hasEncoder: ffmpeg !== null,
    readsHeic: heif !== null,
    close: async () => {
      await carriers.close()
      await limits.close()
    },
  }
}
