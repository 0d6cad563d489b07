import { onSignal, useConnection, useRoom } from '@callboard/kit/data'
import { talentRoom } from '@callboard/lobby/contract'
import { startLocalRecording, stopLocalRecording } from '@callboard/review/contract'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { takeServer } from '../data/take-server.ts'
import type { LocalMedia } from '../meeting/local-media.ts'
import { claim, patience, pause, sha256 } from './browser-ports.ts'
import { recordStream } from './camera-recording.ts'
import { indexedTakeStore } from './indexed-take-store.ts'
import { type DeviceState, TakeDevice, type TalentPage } from './take-device.ts'

/** A single store for the page, so that takes in its memory outlive a screen. */
const store = indexedTakeStore()

/** @param leftWords why a recording ends when this page leaves the room; default: those of a talent's page */
export function deviceOf(page: TalentPage, media: LocalMedia, leftWords?: string) {
  return new TakeDevice(page, {
    store,
    server: takeServer,
    sha256,
    pause,
    patience,
    claim,
    now: () => Date.now(),
    ...(leftWords ? { leftWords } : {}),
    camera: () => media.camera(),
    record: (events) => {
      const stream = media.stream()
      if (!stream) throw new Error('There is no stream to record.')
      return recordStream(stream, events)
    },
  })
}

/**
 * Makes this page the recorder of its talent for as long as it is shown.
 * @param key secret of the talent's page
 */
export function useTakeDevice(record: string, key: string, media: LocalMedia): DeviceState {
  const device = useMemo(() => deviceOf({ record, key }, media), [record, key, media])
  const { state: line } = useConnection()

  useEffect(() => {
    void device.resume()
    const unwatch = media.subscribe(() => void device.cameraChanged())
    return () => {
      unwatch()
      void device.close()
    }
  }, [device, media])

  // A sync that fails with the line is made up for when the line is back.
  const sync = useCallback(() => void device.sync().catch(() => {}), [device])
  useEffect(() => {
    if (line === 'online') sync()
  }, [line, sync])

  useRoom(
    talentRoom,
    record,
    [
      onSignal(startLocalRecording, ({ take }) => void device.start(take)),
      onSignal(stopLocalRecording, ({ take }) => void device.stop(take)),
    ],
    { reload: sync },
  )
  return useSyncExternalStore(device.subscribe, device.state)
}
