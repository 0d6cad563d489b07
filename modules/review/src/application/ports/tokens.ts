export const ARCHIVER = Symbol('review.archiver')
export const MEDIA_TOOL = Symbol('review.media-tool')
