/** Copies of takes in a folder beside the browser, kept by the sync helper. */
export { FileSync } from './file-sync.tsx'
export { FileSyncDialog } from './file-sync-dialog.tsx'
export { useSyncWords } from './use-sync-words.ts'
