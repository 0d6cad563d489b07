/** 22 base64url characters are 132 bits: an address cannot be guessed. */
const SUFFIX_LENGTH = 22
const SLUG_LENGTH = 40

/** @param secret at least 22 random characters of base64url */
export function projectUri(name: string, secret: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return `${slug || 'project'}-${secret.slice(0, SUFFIX_LENGTH)}`
}

/** The uri of the same secret after the project got another name. @param uri made by `projectUri` */
export const renamedUri = (uri: string, name: string): string => projectUri(name, uri.slice(-SUFFIX_LENGTH))
