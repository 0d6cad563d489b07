import { useConnection } from '@callboard/kit/data'
import type { TakeView } from '@callboard/review/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { LocalMedia } from '../../meeting/local-media.ts'
import type { DeviceState } from '../../recorder/take-device.ts'
import { deviceOf } from '../../recorder/use-take-device.ts'

const LEFT_WORDS = 'The page of the device in the room was closed.'

/**
 * Makes this page a recorder of the room for as long as it is shown: by the same pieces, recovery and checks as a
 * talent's page.
 * @param account id of the signed-in account
 * @param asked ids of the takes that this page has asked for
 */
export function useStaffDevice(
  account: string,
  media: LocalMedia,
  takes: readonly TakeView[],
  asked: readonly string[],
): DeviceState {
  const device = useMemo(() => deviceOf({ record: account, key: '' }, media, LEFT_WORDS), [account, media])
  const { state: line } = useConnection()

  useEffect(() => {
    void device.resume()
    const unwatch = media.subscribe(() => void device.cameraChanged())
    return () => {
      unwatch()
      void device.close()
    }
  }, [device, media])

  // A stop that was sent while the line was away is found in the list of own takes.
  useEffect(() => {
    if (line === 'online' && device.state().recording) void device.sync().catch(() => {})
  }, [device, line])

  useEffect(() => {
    for (const take of takes) {
      if (take.recorder !== account) continue
      if (take.state === 'asked' && asked.includes(take._id)) void device.start(take._id)
      if (take.state === 'stopping') void device.stop(take._id)
    }
  }, [device, account, takes, asked])
  return useSyncExternalStore(device.subscribe, device.state)
}
