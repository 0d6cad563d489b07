import { onSignal, useConnection, useRoom } from '@callboard/kit'
import { talentRoom } from '@callboard/lobby/contract'
import { startLocalRecording, stopLocalRecording } from '@callboard/review/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LocalMedia } from '../meeting/local-media.ts'
import { claim, patience, pause, sha256, takeServer } from './browser-ports.ts'
import { recordStream } from './camera-recording.ts'
import { indexedTakeStore } from './indexed-take-store.ts'
import { type DeviceState, TakeDevice } from './take-device.ts'

const IDLE: DeviceState = { recording: null, uploads: [], resumed: false }
const never = () => () => {}

/** The stored takes are opened once for the page. */
let opened: ReturnType<typeof indexedTakeStore> | undefined

function deviceOf(
  record: string,
  key: string,
  media: LocalMedia,
  store: Awaited<ReturnType<typeof indexedTakeStore>>,
) {
  return new TakeDevice(record, {
    store,
    server: takeServer(key),
    sha256,
    pause,
    patience,
    claim,
    now: () => Date.now(),
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
  const [device, setDevice] = useState<TakeDevice>()
  const { state: line } = useConnection()
  const early = useRef<((device: TakeDevice) => void)[]>([])

  useEffect(() => {
    let gone = false
    opened ??= indexedTakeStore()
    void opened.then(async (store) => {
      if (gone) return
      const made = deviceOf(record, key, media, store)
      setDevice(made)
      await made.resume()
      for (const command of early.current.splice(0)) command(made)
    })
    return () => {
      gone = true
    }
  }, [record, key, media])

  useEffect(() => {
    if (!device) return
    const unwatch = media.subscribe(() => void device.cameraChanged())
    return () => {
      unwatch()
      void device.close()
    }
  }, [device, media])

  useEffect(() => {
    // A sync that fails with the line is made up for when the line is back.
    if (device && line === 'online') void device.sync().catch(() => {})
  }, [device, line])

  const tell = (command: (device: TakeDevice) => void) => {
    if (device) command(device)
    else early.current.push(command)
  }
  useRoom(talentRoom, record, [
    onSignal(startLocalRecording, ({ take }) => tell((to) => void to.start(take))),
    onSignal(stopLocalRecording, ({ take }) => tell((to) => void to.stop(take))),
  ])
  return useSyncExternalStore(device?.subscribe ?? never, device?.state ?? (() => IDLE))
}
