import type { BlobStore, ScratchSpace } from './blob-store.ts'
import type { FileScan } from './file-scan.ts'
import { type Token, token } from './needs.ts'
import type { JobStore } from './outbox-store.ts'
import type {
  Clock,
  Ids,
  PasswordHasher,
  PhoneNumbers,
  Pictures,
  RichText,
  Sealer,
  SecretBox,
  SecretHasher,
} from './ports.ts'
import type { RateLimiter } from './request-ports.ts'

export const CLOCK: Token<Clock> = token('core.clock')
export const IDS: Token<Ids> = token('core.ids')
export const SECRET_HASHER: Token<SecretHasher> = token('core.secret-hasher')
export const PASSWORD_HASHER: Token<PasswordHasher> = token('core.password-hasher')
export const SEALER: Token<Sealer> = token('core.sealer')
export const SECRET_BOX: Token<SecretBox> = token('core.secret-box')
export const PHONE_NUMBERS: Token<PhoneNumbers> = token('core.phone-numbers')
export const PICTURES: Token<Pictures> = token('core.pictures')
export const RICH_TEXT: Token<RichText> = token('core.rich-text')
export const BLOB_STORE: Token<BlobStore> = token('core.blob-store')
export const FILE_SCAN: Token<FileScan> = token('core.file-scan')
export const SCRATCH_SPACE: Token<ScratchSpace> = token('core.scratch-space')
export const JOB_STORE: Token<JobStore> = token('core.job-store')
export const RATE_LIMITER: Token<RateLimiter> = token('core.rate-limiter')
/** The origin that people reach the product at, without a slash. */
export const PUBLIC_URL: Token<string> = token('core.public-url')
/** Seconds in which staff may undo what they did; the talent are told of it afterwards. */
export const UNDO_SECONDS: Token<number> = token('core.undo-seconds')
/** Where people write to when a page cannot help them; null: nobody reads such mails. */
export const SUPPORT_EMAIL: Token<string | null> = token('core.support-email')
/** Whether the install shows a day of made-up people, for one person to try. Never in production. */
export const DEMO: Token<{ readonly isShown: boolean }> = token('core.demo')
