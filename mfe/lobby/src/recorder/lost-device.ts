export type LostDevice = 'camera' | 'microphone'

const DEVICES: readonly LostDevice[] = ['camera', 'microphone']

/** False also in browsers that do not tell permissions of devices. */
const isTakenBack = (name: LostDevice): Promise<boolean> =>
  navigator.permissions.query({ name }).then(
    ({ state }) => state === 'denied',
    () => false,
  )

/**
 * Chromium ends all tracks of one request, in any order, when the permission for one of its devices is taken back:
 * the microphone may end first because of the camera.
 * @param ended the device whose track ended
 * @returns words for staff
 */
export async function lostDeviceWords(ended: LostDevice, isDenied = isTakenBack): Promise<string> {
  const denied = await Promise.all(DEVICES.map(isDenied))
  const cause = DEVICES.filter((_, index) => denied[index])
  if (cause.length === 0) return `The ${ended} was disconnected.`
  return `The permission for the ${cause.includes(ended) ? ended : cause[0]} was taken back.`
}
