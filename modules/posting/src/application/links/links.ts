import { CLOCK, SECRET_HASHER, service } from '@callboard/core'
import { namedLink } from '../../contract/index.ts'
import { keyOf, type LinkState, type PostingLink, stateOf } from '../../domain/link.ts'
import type { LinkRepository } from '../ports/index.ts'

/** A link that somebody has named, and what it opens to them. */
export interface NamedLink {
  /** As it was named, with the key. */
  readonly named: string
  readonly link: PostingLink
  readonly state: LinkState
}

/** The only way from what visitors name to a link: whoever reads a page by a link asks here whether it opens. */
export class Links extends service({ hasher: SECRET_HASHER, clock: CLOCK }) {
  /** @returns null for a link that is not there */
  async find(links: LinkRepository, named: string): Promise<NamedLink | null> {
    const link = await links.find(namedLink(named).id)
    return link && this.#named(named, link)
  }

  /** Those of the named links that are open, in their order. */
  async openOf(links: LinkRepository, named: readonly string[]): Promise<readonly NamedLink[]> {
    const found = await links.many(named.map((one) => namedLink(one).id))
    return named.flatMap((one) => {
      const link = found.find(({ id }) => id === namedLink(one).id)
      const known = link && this.#named(one, link)
      return known?.state === 'open' ? [known] : []
    })
  }

  /** The name that opens the link to somebody who has said the password. */
  openName(link: PostingLink): string {
    return `${link.id}${keyOf(link, (text) => this.needs.hasher.digest(text))}`
  }

  #named(named: string, link: PostingLink): NamedLink {
    const { key } = namedLink(named)
    const digest = (text: string) => this.needs.hasher.digest(text)
    return { named, link, state: stateOf(link, key, this.needs.clock.now(), digest) }
  }
}
