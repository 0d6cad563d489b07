import { type Token, token } from '@callboard/core'
export interface MediaFacts {
  /** true length, read from the packets when the container does not say */
  readonly durationSeconds: number
  /** of the picture alone; the whole length where the container does not say */
  readonly videoSeconds: number
  /** of the sound alone, likewise; null without any */
  readonly audioSeconds: number | null
  readonly width: number
  readonly height: number
  /** frames per second; 0 when unknown */
  readonly fps: number
  readonly videoCodec: string
  readonly audioCodec: string | null
}

/** @param share of the work that is done, 0 to 1, never falling */
export type OnProgress = (share: number) => void

/**
 * Operations on a file on this machine. Paths are of files in a scratch folder. A signal `ending` that is aborted ends
 * the program of a call at once, with everything that it has started.
 */
export interface MediaTool {
  /** False on a machine that only copies H.264. */
  readonly encodes: boolean
  /** @returns `null` when the file holds no readable video */
  probe(file: string, ending?: AbortSignal): Promise<MediaFacts | null>
  /**
   * Writes an H.264/AAC MP4 with fast start; copies the video stream where it already is H.264.
   * @param onProgress told now and then how far it is; a tool that does not encode need not call it
   * @returns the facts of what was written; `needs_encoder` when this machine cannot re-encode (no ffmpeg) and nothing
   * was written
   * @throws DomainError rule `bad_media` when the file cannot be read as video; unavailable `storage_full`
   */
  toMp4(
    file: string,
    target: string,
    onProgress?: OnProgress,
    ending?: AbortSignal,
  ): Promise<MediaFacts | 'needs_encoder'>
  /**
   * Writes the frame at `seconds` (the last one when that is past the end) as a JPEG, 640 pixels wide.
   * @returns `needs_encoder` when this machine has no decoder and nothing was written
   * @throws DomainError as `toMp4`
   */
  still(
    file: string,
    seconds: number,
    target: string,
    ending?: AbortSignal,
  ): Promise<'done' | 'needs_encoder'>
}

export const MEDIA_TOOL: Token<MediaTool> = token('review.media-tool')
