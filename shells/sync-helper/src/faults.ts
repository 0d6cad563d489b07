/** What went wrong, in words for the person at the screen. */
export class HelperFault extends Error {}

/** The server refuses the key: nothing comes of trying again. */
export class AccessEnded extends HelperFault {
  constructor() {
    super('Callboard no longer gives access to this session. Start syncing again to go on.')
  }
}

const ON_DISK: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EACCES: 'The folder cannot be written to.',
  EPERM: 'The folder cannot be written to.',
  EROFS: 'The folder cannot be written to.',
  ENOENT: 'The folder is not there. Is its disk connected?',
  EIO: 'The disk cannot be read.',
}

const diskWords = (error: unknown): string | undefined =>
  ON_DISK[String((error as NodeJS.ErrnoException | undefined)?.code)]

export const isOfDisk = (error: unknown): boolean => diskWords(error) !== undefined

/** Words for any error. */
export function wordsFor(error: unknown): string {
  if (error instanceof HelperFault) return error.message
  return diskWords(error) ?? 'Something unexpected went wrong. It is tried again.'
}
