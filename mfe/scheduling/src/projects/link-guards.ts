import { isDay } from '@callboard/core/http-contract'
import type { PostingLink } from '@callboard/posting/contract'
import { sayDayShort } from '../shared/days.ts'

/** What is typed of the guards of a posting link. */
export interface TypedGuards {
  /** The last day on which it opens; empty: it has no end. */
  readonly lastDay: string
  readonly asksPassword: boolean
  /** Empty: as it is. */
  readonly password: string
  readonly allowsDownload: boolean
  readonly watermark: boolean
}

export const NO_GUARDS: TypedGuards = {
  lastDay: '',
  asksPassword: false,
  password: '',
  allowsDownload: false,
  watermark: false,
}

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (instant: Date) =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`

/** The last day of a link in the zone of its reader: it ends with the midnight after it. */
export const lastDayOf = (expires_at: string): string => dayOf(new Date(Date.parse(expires_at) - 1))

/** @returns the midnight after a day, where its reader is; text that names no day as it is, for the server to refuse */
function endOf(day: string): string {
  if (!isDay(day)) return day
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).toISOString()
}

export const guardsOf = ({
  expires_at,
  has_password,
  allows_download,
  watermark,
}: PostingLink): TypedGuards => ({
  lastDay: expires_at === null ? '' : lastDayOf(expires_at),
  asksPassword: has_password,
  password: '',
  allowsDownload: allows_download,
  watermark,
})

/** As the server takes them; a password that was not typed stays as it is. */
export const sentGuards = ({
  lastDay,
  asksPassword,
  password,
  allowsDownload,
  watermark,
}: TypedGuards): Pick<PostingLink, 'expires_at' | 'allows_download' | 'watermark'> & {
  password?: string | null
} => ({
  expires_at: lastDay === '' ? null : endOf(lastDay),
  allows_download: allowsDownload,
  watermark,
  ...(asksPassword ? (password === '' ? {} : { password }) : { password: null }),
})

/** The faults of the guards that the contract does not know. @param hasPassword the link has one already */
export const guardFaults = (
  { lastDay, asksPassword, password }: TypedGuards,
  hasPassword: boolean,
): Readonly<Record<string, string>> => ({
  ...(lastDay === '' || isDay(lastDay) ? {} : { lastDay: 'This is no day' }),
  ...(asksPassword && password === '' && !hasPassword
    ? { password: 'Type a password, or ask for none' }
    : {}),
})

/** What is to be known of a link beside its pages. */
export function guardWords(
  { revoked_at, expires_at, has_password, allows_download, watermark }: PostingLink,
  now: Date,
): readonly string[] {
  const rules = [
    ...(has_password ? ['password'] : []),
    ...(allows_download ? ['downloads'] : []),
    ...(watermark ? ['names on pictures'] : []),
  ]
  if (revoked_at !== null) return ['held back', ...rules]
  if (expires_at === null) return rules
  const end = sayDayShort(lastDayOf(expires_at))
  return [Date.parse(expires_at) <= now.getTime() ? `ended ${end}` : `until ${end}`, ...rules]
}
