/** Why Record is off; the server refuses in the same words. */
export const RECORDING_OFF = 'Local recording is off for this project. Its settings turn it on.'
export const NO_CURRENT_GROUP = 'Add somebody to the current group first.'

/** @returns why no device of talent can be asked to record now, or undefined */
export function recordingObstacle(localRecording: boolean | undefined, members: number): string | undefined {
  if (localRecording === false) return RECORDING_OFF
  return members === 0 ? NO_CURRENT_GROUP : undefined
}

/** The end of a take of which no device has sent anything. */
export const NOTHING_ARRIVED = 'Nothing arrived from the device.'
