import { type Token, token } from '@callboard/core'
/** Files in a scratch folder, between the blob store and the media programs. Memory stays flat at any size. */
export interface WorkFiles {
  write(file: string, source: AsyncIterable<Uint8Array>): Promise<void>
  read(file: string): AsyncIterable<Uint8Array>
}

export const WORK_FILES: Token<WorkFiles> = token('review.work-files')
