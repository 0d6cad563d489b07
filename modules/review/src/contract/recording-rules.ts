/** Why Record is off; the server refuses in the same words. */
export const RECORDING_OFF = 'Local recording is off for this project. Its settings turn it on.'
export const NO_CURRENT_GROUP = 'Add somebody to the current group first.'

export const GUESTS_ALONE =
  "Talent of TWR have no device here. Choose 'Include me' to record them with the camera of this room."

/** @returns why nothing can be recorded now, whatever device would do it, or undefined */
export function recordingObstacle(localRecording: boolean | undefined, talent: number): string | undefined {
  if (localRecording === false) return RECORDING_OFF
  return talent === 0 ? NO_CURRENT_GROUP : undefined
}

/** The end of a take of which no device has sent anything. */
export const NOTHING_ARRIVED = 'Nothing arrived from the device.'
