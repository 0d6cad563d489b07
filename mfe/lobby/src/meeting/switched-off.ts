/** The page's own devices that are present and do not send. */
export interface SwitchedOff {
  readonly camera: boolean
  readonly microphone: boolean
}

type Track = Pick<MediaStreamTrack, 'kind' | 'enabled' | 'readyState'>

/**
 * The devices missing from a recording of these tracks; null when it would be whole. Without any microphone, the
 * picture alone is wanted.
 */
export function switchedOff(tracks: readonly Track[]): SwitchedOff | null {
  const open = tracks.filter(({ readyState }) => readyState === 'live')
  const isSent = (kind: string) => open.some((track) => track.kind === kind && track.enabled)
  const off = {
    camera: !isSent('video'),
    microphone: open.some(({ kind }) => kind === 'audio') && !isSent('audio'),
  }
  return off.camera || off.microphone ? off : null
}

/** Why nothing is recorded, for staff. */
export const switchedOffWords = ({ camera, microphone }: SwitchedOff): string =>
  [camera ? 'The camera is off.' : '', microphone ? 'The microphone is off.' : ''].filter(Boolean).join(' ')

/** Request to the talent to switch the devices on. */
export function switchOnWords({ camera, microphone }: SwitchedOff): string {
  const devices = [camera ? 'camera' : '', microphone ? 'microphone' : ''].filter(Boolean).join(' and ')
  return `The casting team wants to record you: turn your ${devices} on.`
}
