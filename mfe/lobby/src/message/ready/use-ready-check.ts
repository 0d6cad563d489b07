import type { ReadyPart, ReadyResult } from '@callboard/lobby/contract'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Kind, LocalMedia } from '../../meeting/local-media.ts'
import { browserKind } from './browser-kind.ts'
import { deviceFaultWords, SILENT } from './device-faults.ts'
import { localDay, type ReadyCheckResult, resultOf } from './ready-memory.ts'

/** Milliseconds of silence after which the microphone counts as not heard. */
const PATIENCE = 6_000

export type PartState =
  | { readonly kind: 'looking' }
  | { readonly kind: 'ok' }
  | { readonly kind: 'failed'; readonly words: string }

export const browser = browserKind(navigator.userAgent)

/** Opens what can be opened: a device that fails does not keep the other one away. */
async function openBoth(media: LocalMedia): Promise<void> {
  await media.open({ camera: true, microphone: true })
  const lacks = (kind: Kind) =>
    !media
      .stream()
      ?.getTracks()
      .some((track) => track.kind === kind)
  if (!lacks('video') && !lacks('audio')) return
  if (lacks('video')) await media.open({ camera: true, microphone: false })
  if (lacks('audio')) await media.open({ camera: false, microphone: true })
}

const hasTrack = (stream: MediaStream | undefined, kind: Kind) =>
  stream?.getTracks().some((track) => track.kind === kind && track.readyState === 'live') ?? false

/** State of a check of camera, microphone and speaker, on the stream that a room gets afterwards. */
export function useReadyCheck(media: LocalMedia) {
  const state = useSyncExternalStore(media.subscribe, media.state)
  const [isOpening, setOpening] = useState(true)
  const [isHeard, setHeard] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const [speaker, setSpeaker] = useState<ReadyResult>()
  const stream = media.stream()
  const hasMicrophone = hasTrack(stream, 'audio')

  const open = useCallback(() => {
    setOpening(true)
    void openBoth(media).finally(() => setOpening(false))
  }, [media])
  useEffect(open, [open])
  const heard = useCallback(() => setHeard(true), [])
  useEffect(() => {
    setSilent(false)
    if (isOpening || !hasMicrophone || isHeard) return
    const timer = setTimeout(() => setSilent(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isOpening, hasMicrophone, isHeard])

  const deviceState = (part: Exclude<ReadyPart, 'speaker'>, kind: Kind): PartState => {
    if (hasTrack(stream, kind)) return { kind: 'ok' }
    if (isOpening) return { kind: 'looking' }
    return { kind: 'failed', words: deviceFaultWords(part, media.faultOf(kind), browser) }
  }
  const opened = deviceState('microphone', 'audio')
  const unheard: PartState = isSilent ? { kind: 'failed', words: SILENT } : { kind: 'looking' }
  const camera = deviceState('camera', 'video')
  const microphone = opened.kind === 'ok' && !isHeard ? unheard : opened

  return {
    state,
    stream,
    camera,
    microphone,
    speaker,
    setSpeaker,
    heard,
    again: open,
    result: (now: Date, joined: boolean): ReadyCheckResult => ({
      day: localDay(now),
      parts: {
        camera: resultOf(camera.kind),
        microphone: resultOf(microphone.kind),
        speaker: speaker ?? 'skipped',
      },
      choice: media.choice(),
      sends: media.wished(),
      joined,
    }),
  }
}
