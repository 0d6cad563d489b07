import type { DeviceState } from './take-device.ts'

export interface UploadWords {
  readonly tone: 'busy' | 'failed' | 'calm'
  readonly text: string
}

const SAVED_WORDS = {
  whole: 'Your take is saved.',
  cut:
    'Your take was cut when this page closed; what was recorded until then is saved. ' +
    'Casting reads that too, and asks for another take if one is needed.',
}

const savedWords = ({ recording, saved }: DeviceState): UploadWords | undefined =>
  saved === null || recording ? undefined : { tone: 'calm', text: SAVED_WORDS[saved] }

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

/** Words for the talent about takes: how far they are at the server, and that the latest is safe; undefined before the first. */
export function uploadWords(state: DeviceState): UploadWords | undefined {
  const { uploads, resumed, recording } = state
  const sending = uploads.filter(({ state, made }) => state === 'sending' && made > 0)
  if (sending.length === 0) return wordsWhenStill(uploads) ?? savedWords(state)
  const ended = sending.filter(({ take }) => take !== recording?.take)
  const text =
    ended.length > 0 ? savingWords(ended, resumed || recording !== null) : wordsWhileRecording(sending)
  return { tone: 'busy', text }
}

/** A take that still grows has no share that is saved. */
const wordsWhileRecording = (sending: DeviceState['uploads']): string =>
  sending.every(({ made, confirmed }) => made === confirmed) ? 'Saved so far' : 'Saving while you record'

function savingWords(takes: DeviceState['uploads'], areEarlier: boolean): string {
  const made = takes.reduce((sum, take) => sum + take.made, 0)
  const confirmed = takes.reduce((sum, take) => sum + take.confirmed, 0)
  const own = areEarlier ? 'earlier ' : ''
  const subject = takes.length === 1 ? `your ${own}take` : `your ${own}takes`
  // The last of it is there when there is nothing to say.
  return `Saving ${subject}, ${Math.min(99, Math.floor((confirmed / made) * 100))} %`
}
