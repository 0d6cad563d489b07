/** In the order of how little work they make later: H.264 becomes MP4 by copying. */
const WANTED = [
  'video/webm;codecs=h264,opus',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const

/** @returns undefined when the browser can record none of them */
export const recordableType = (supported: (type: string) => boolean): string | undefined =>
  WANTED.find((type) => supported(type))
