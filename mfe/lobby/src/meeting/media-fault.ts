export const CAMERA_NEEDED = 'Camera access is required for recording. Please enable camera permissions.'

export const CAMERA_TAKEN =
  'The meeting or another program has taken the camera, so that this device cannot record.'

/** Advice when the camera or microphone does not open. */
export function mediaFaultWords(fault: unknown): string {
  const name = typeof fault === 'object' && fault !== null && 'name' in fault ? fault.name : undefined
  switch (name) {
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No camera or microphone was found on this device. Connect one, then try again.'
    case 'NotReadableError':
      return 'Another program is using the camera or microphone. Close it, then try again.'
    default:
      return CAMERA_NEEDED
  }
}
