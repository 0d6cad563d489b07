/** What was shown of a take: the columns of the table below. Files are asked for at addresses that were handed out before. */
export const SHOWN = [
  'page',
  'link',
  'play',
  'media',
  'thumbnail',
  'face',
  'comment',
  'answer',
  'archive',
  'archive file',
  'page archive',
  'live room',
  'live take',
  'live face',
  'review media',
  'own page',
  'own play',
  'own media',
  'own answer',
] as const
export type Shown = (typeof SHOWN)[number]

/**
 * What the server answers after its source has ended: `+` as before, `-` not found (404), `x` no longer signed in (401).
 * The page is asked for by its link, comments and answers are a client's, the archive is asked for by its mailed link,
 * that of the page at an address that a viewer got, the live room is entered by a client, the review is that of staff.
 * `own` is asked by a recipient, who has an address of the link of their own and no account.
 */
export const OUTLIVES = {
  // page link play media thumbnail face | comment answer | archive, its file, that of the page | live room, take, face | review media | own page, play, media, answer
  'a deleted session': '------ -- --- --- - ----',
  'a deleted project': '------ -- --- --- - ----',
  // Staff go on with an archived project; clients see it no more.
  'an archived project': '------ -- ++- --- + ----',
  'a deleted posting page': '------ -- ++- +++ + ----',
  'a removed link': '------ -- ++- +++ + ----',
  'a revoked link': '------ -- ++- +++ + ----',
  // The link tells that a password is wanted, and nothing else.
  'a link with a new password': '-+---- -- ++- +++ + ----',
  // Others who have the link, or an own address of it, lose nothing.
  'a removed recipient': '++++++ ++ +++ +++ + ----',
  // The page and its link stay, without the group.
  'a group taken off its page': '++---- -- ++- +++ + +---',
  'a video taken off its page': '++---+ ++ ++- +++ + +--+',
  // Staff of the page go on to see it there.
  'a video archived on its page': '++---+ ++ ++- +++ + +--+',
  // A page keeps what was copied to it while the session stands.
  'a video archived in the review': '++++++ ++ +++ +-+ + ++++',
  'a video deleted in the review': '++++++ ++ +++ +-+ - ++++',
  // The project is its office's, its page too; what was asked for by the account ends with it.
  'the deleted account of a casting director': '++++++ ++ --+ +++ + ++++',
  // The same of a manager of the session who copied the group, made and sent the link and asked for the archive.
  'the deleted account of a session manager': '++++++ ++ --+ +++ + ++++',
  // The link is open to everybody: what ends is what took the account.
  'the deleted account of a client': '++++++ xx +++ x++ + ++++',
  // What was recorded of them alone goes for good; the page is there, without the group.
  'the deleted account of a talent': '++---- -- --- +-- - +---',
} as const satisfies Readonly<Record<string, string>>
export type Source = keyof typeof OUTLIVES

export type Cell = '+' | '-' | 'x'

/** The row of a source, by what is shown. @throws Error when the row does not have one cell for each column */
export function rowOf(source: Source): ReadonlyMap<Shown, Cell> {
  const cells = [...OUTLIVES[source].replaceAll(' ', '')] as Cell[]
  if (cells.length !== SHOWN.length) throw new Error(`The row of ${source} has ${cells.length} cells.`)
  return new Map(SHOWN.map((shown, at) => [shown, cells[at]!]))
}
