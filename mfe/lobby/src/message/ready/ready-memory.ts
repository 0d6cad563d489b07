import { readKept, writeKept } from '@callboard/kit/kept'
import type { ReadyPart, ReadyResult } from '@callboard/lobby/contract'
import type { DeviceChoice, SentDevices } from '../../meeting/local-media.ts'

/** A ready check of this device, with the devices that were chosen in it. */
export interface ReadyCheckResult {
  /** `YYYY-MM-DD` on this device */
  readonly day: string
  readonly parts: Readonly<Record<ReadyPart, ReadyResult>>
  readonly choice: DeviceChoice
  readonly sends: SentDevices
  /** The talent has looked at their own picture and joined. */
  readonly joined: boolean
}

/** A part that was not looked at to the end has not failed. */
export const resultOf = (state: 'looking' | 'ok' | 'failed'): ReadyResult =>
  state === 'looking' ? 'skipped' : state

const KEY = 'callboard-ready-check'

/** The calendar day of this device. */
export function localDay(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`
}

const isResult = (value: unknown): value is ReadyCheckResult =>
  typeof value === 'object' && value !== null && 'day' in value && 'parts' in value && 'sends' in value

/** The check of this device today; one of another day proves nothing. */
export const rememberedCheck = (now: Date): ReadyCheckResult | undefined =>
  readKept(KEY, (kept) => (isResult(kept) && kept.day === localDay(now) ? kept : undefined))

/** Where the browser keeps nothing, the check is made again. */
export const rememberCheck = (result: ReadyCheckResult): void => writeKept(KEY, result)

/** Camera and microphone are known to work. */
export const isReady = ({ parts }: Pick<ReadyCheckResult, 'parts'>): boolean =>
  parts.camera === 'ok' && parts.microphone === 'ok'

/** A talent looks at camera and microphone before the first join, unless a check of today has shown that they work. */
export const needsNoPreview = (check: Pick<ReadyCheckResult, 'parts' | 'joined'>): boolean =>
  check.joined || isReady(check)
