import { broken, missing, PASSWORD_HASHER, useCase } from '@callboard/core'
import { unlockLink } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { Links } from './links.ts'

/** For visitors of a link with a password. Spaces around it, as a copied word has them, count only where they are part of it. */
export const UnlockLink = useCase(
  unlockLink,
  { store: POSTING_STORE, links: Links, hasher: PASSWORD_HASHER },
  async ({ needs, input: { id, password } }) => {
    const found = await needs.store.read((repositories) => needs.links.find(repositories, id))
    if (!found || found.state === 'over') throw missing('This posting link')
    const { link } = found
    const { passwordDigest } = link
    const matches = async (said: string) =>
      passwordDigest === null || (await needs.hasher.matches(said, passwordDigest))
    const trimmed = password.trim()
    const isRight = (await matches(password)) || (trimmed !== password && (await matches(trimmed)))
    if (!isRight) throw broken('wrong_password', 'This password is not right.')
    return { link: needs.links.openName(found) }
  },
)
