import { storageFull } from '@callboard/core'

/** @returns DomainError unavailable `storage_full` for a full disk; any other error as it is */
export const diskFault = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC' ? storageFull(error) : error
