import type { DeviceState } from './take-device.ts'

export interface UploadWords {
  readonly tone: 'busy' | 'failed' | 'calm'
  readonly text: string
}

function wordsWhenStill(uploads: DeviceState['uploads']): UploadWords | undefined {
  if (uploads.some(({ state }) => state === 'refused'))
    return {
      tone: 'failed',
      text: 'A recording could not be sent. It is kept on this device; please tell the casting team.',
    }
  if (uploads.some(({ state }) => state === 'elsewhere'))
    return { tone: 'calm', text: 'This take is being recorded on your other device.' }
  return undefined
}

/** Words for the talent about takes that are not at the server yet; undefined when all are. */
export function uploadWords({ uploads, resumed, recording }: DeviceState): UploadWords | undefined {
  const sending = uploads.filter(({ state }) => state === 'sending')
  if (sending.length === 0) return wordsWhenStill(uploads)
  const made = sending.reduce((sum, upload) => sum + upload.made, 0)
  const confirmed = sending.reduce((sum, upload) => sum + upload.confirmed, 0)
  if (made === 0) return undefined
  return { tone: 'busy', text: savingWords(confirmed / made, sending.length, { resumed, recording }) }
}

/** @param part of the recorded takes that the server has, 0 to 1; the last of it is there when there is nothing to say */
function savingWords(
  part: number,
  takes: number,
  device: Pick<DeviceState, 'resumed' | 'recording'>,
): string {
  if (device.recording && part === 1) return 'Saved so far'
  const own = device.resumed && !device.recording ? 'earlier ' : ''
  const subject = takes === 1 ? `Your ${own}take is` : `Your ${own}takes are`
  return `${subject} being saved, ${Math.min(99, Math.floor(part * 100))} %`
}
