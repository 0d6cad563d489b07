/** @returns what names the posting link to the recipient of a mail. @throws Error without a link in the mail */
export function ownLinkOf(mail: string): string {
  const [, named] = /\/posting-link-page\/[^/\s]+\/([\w-]+)/.exec(mail) ?? []
  if (named === undefined) throw new Error(`There is no posting link in: ${mail}`)
  return named
}
