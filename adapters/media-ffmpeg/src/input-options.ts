/** Containers that cameras, phones, browsers and editors write. No playlists and no picture sequences: those name other files. */
const CONTAINERS = 'matroska,webm,mov,mp4,m4a,3gp,3g2,mj2,avi,mpegts,mpeg,flv,asf,ogg,mxf'
/** 8192 x 4320 with some room: larger frames are bombs. */
const MOST_PIXELS = '40000000'

/** Options in front of an untrusted file: local files only, known containers only. */
export const inputOptions = (file: string): readonly string[] => [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  CONTAINERS,
  '-max_pixels',
  MOST_PIXELS,
  '-i',
  `file:${file}`,
]
