import { Text, useLeaveWarning } from '@callboard/kit/ui'
import type { UploadRow } from '@callboard/kit/uploads'
import { useWakeLock } from '../../recorder/use-wake-lock.ts'

/** Keeps the phone awake and the page open while videos are on their way; says on other steps how far they are. */
export default function TapeWatch({
  rows,
  isShown,
}: {
  readonly rows: readonly UploadRow[]
  readonly isShown: boolean
}) {
  const sending = rows.filter(({ state }) => state === 'sending')
  useLeaveWarning(sending.length > 0)
  useWakeLock(sending.length > 0)
  if (!isShown || rows.length === 0) return null
  const whole = rows.filter(({ state }) => state === 'whole').length
  const size = sending.reduce((sum, row) => sum + row.size, 0)
  const sent = sending.reduce((sum, row) => sum + (row.size * row.percent) / 100, 0)
  return (
    <Text size="sm" c="dimmed" className="callboard-figures">
      {sending.length > 0
        ? `Uploading ${sending.length === 1 ? 'a video' : `${sending.length} videos`}, ${Math.floor((sent / size) * 100)}%`
        : `${whole} of ${rows.length} ${rows.length === 1 ? 'video' : 'videos'} uploaded`}
    </Text>
  )
}
