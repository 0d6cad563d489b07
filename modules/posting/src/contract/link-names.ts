/** Characters of the id of a link: 43 of 64, 256 bits. */
export const LINK_ID_LENGTH = 43

/** As much of a secret as an id has. */
export const linkIdOf = (secret: string) => secret.slice(0, LINK_ID_LENGTH)

/** A link as visitors name it: by its id, behind which a key stands once they have said the password. */
export const namedLink = (named: string): { readonly id: string; readonly key: string } => ({
  id: named.slice(0, LINK_ID_LENGTH),
  key: named.slice(LINK_ID_LENGTH),
})
