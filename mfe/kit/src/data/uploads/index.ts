/** Large files, sent in parts that survive a broken line and a reload. */
export { AddGroupVideos } from './add-group-videos.tsx'
export { browserMachine } from './browser-machine.ts'
export { keptUploads, noKeptUploads } from './kept-uploads.ts'
export { stillOf } from './still-of-video.ts'
export { UploadList } from './upload-list.tsx'
export {
  type ServerUpload,
  UploadQueue,
  type UploadRef,
  type UploadRow,
  type UploadServer,
} from './upload-queue.ts'
export { uploadServer } from './upload-server.ts'
