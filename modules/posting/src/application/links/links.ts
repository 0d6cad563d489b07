import { CLOCK, SECRET_HASHER, service } from '@callboard/core'
import { namedLink } from '../../contract/index.ts'
import { keyOf, type LinkState, type PostingLink, stateOf } from '../../domain/link.ts'
import type { Recipient } from '../../domain/recipient.ts'
import type { PostingRepositories } from '../ports/index.ts'

/** A link that somebody has named, and what it opens to them. */
export interface NamedLink {
  /** As it was named, with the key. */
  readonly named: string
  readonly link: PostingLink
  /** Whose own address named it; null: it was named as everybody may. */
  readonly recipient: Recipient | null
  readonly state: LinkState
}

type Known = Pick<PostingRepositories, 'links' | 'recipients'>

/** The only way from what visitors name to a link: whoever reads a page by a link asks here whether it opens. */
export class Links extends service({ hasher: SECRET_HASHER, clock: CLOCK }) {
  /** @returns null for a link that is not there */
  async find({ links, recipients }: Known, named: string): Promise<NamedLink | null> {
    const { id } = namedLink(named)
    const link = await links.find(id)
    if (link) return this.#named(named, link, null)
    const recipient = await recipients.bySecret(id)
    const theirs = recipient && (await links.find(recipient.linkId))
    return theirs && this.#named(named, theirs, recipient)
  }

  /** Those of the named links that are open, in their order. */
  async openOf({ links, recipients }: Known, named: readonly string[]): Promise<readonly NamedLink[]> {
    const ids = named.map((one) => namedLink(one).id)
    const asked = new Map((await recipients.bySecrets(ids)).map((recipient) => [recipient.secret, recipient]))
    const found = await links.many([...ids, ...[...asked.values()].map(({ linkId }) => linkId)])
    return named.flatMap((one, at) => {
      const recipient = asked.get(ids[at] ?? '') ?? null
      const link = found.find(({ id }) => id === (recipient?.linkId ?? ids[at]))
      const known = link && this.#named(one, link, recipient)
      return known?.state === 'open' ? [known] : []
    })
  }

  /** The name that opens the link to somebody who has said the password. */
  openName({ named, link }: Pick<NamedLink, 'named' | 'link'>): string {
    return `${namedLink(named).id}${keyOf(link, (text) => this.needs.hasher.digest(text))}`
  }

  /** The name by which the link knows a person who came by another name of it, and knows its password if that one did. */
  nameFor({ secret }: Recipient, link: PostingLink, named: string): string {
    const { key } = namedLink(named)
    return key === '' ? secret : this.openName({ named: secret, link })
  }

  #named(named: string, link: PostingLink, recipient: Recipient | null): NamedLink {
    const { key } = namedLink(named)
    const digest = (text: string) => this.needs.hasher.digest(text)
    return { named, link, recipient, state: stateOf(link, key, this.needs.clock.now(), digest) }
  }
}
