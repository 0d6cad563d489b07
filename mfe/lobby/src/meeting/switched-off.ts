/** What of the own devices is there but does not send. */
export interface SwitchedOff {
  readonly camera: boolean
  readonly microphone: boolean
}

type Track = Pick<MediaStreamTrack, 'kind' | 'enabled' | 'readyState'>

/**
 * What a recording of these tracks would lack; nothing when it would be whole. Where there is no microphone at all the
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

/** What the talent is asked to do about it. */
export function switchOnWords({ camera, microphone }: SwitchedOff): string {
  const devices = [camera ? 'camera' : '', microphone ? 'microphone' : ''].filter(Boolean).join(' and ')
  return `The casting team wants to record you: turn your ${devices} on.`
}
