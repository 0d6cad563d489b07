/** Smallest height of each label, from the largest. */
const LABELS = [
  [2160, '4K'],
  [1440, '1440p'],
  [1080, '1080p'],
  [720, '720p'],
  [480, '480p'],
  [360, '360p'],
] as const

const ENOUGH = 30

type Size = Pick<MediaTrackSettings, 'width' | 'height' | 'frameRate'>

/** The name of a camera's resolution. A phone held upright has the same as one held across. */
export function resolutionLabel({ width = 0, height = 0 }: Size): string {
  const lines = Math.min(width, height)
  return LABELS.find(([least]) => lines >= least)?.[1] ?? `${lines}p`
}

/** Warning for a camera that gives fewer frames than a take needs; null: enough, or not known. */
export function lowFrameRate({ frameRate }: Size): string | null {
  if (frameRate === undefined || Math.round(frameRate) >= ENOUGH) return null
  return `Low FPS: the camera gives ${Math.round(frameRate)} frames per second, a take needs ${ENOUGH}. More light or another camera helps.`
}
