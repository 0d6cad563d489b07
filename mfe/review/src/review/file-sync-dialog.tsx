export { FileSyncDialog as default } from '@callboard/kit/file-sync'
