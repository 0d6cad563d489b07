export * from './ffmpeg-tool.ts'
export * from './find-ffmpeg.ts'
