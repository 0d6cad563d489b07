/** What the sealed value in an archive link is for. */
export const ARCHIVE_PURPOSE = 'archive'
