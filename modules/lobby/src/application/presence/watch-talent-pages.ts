import { type Actor, CLOCK, type RoomLink, type RoomLinkNews, roomWatch } from '@callboard/core'
import { talentRoom } from '../../contract/index.ts'
import { LINK_LEASE } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { PagePresence } from './page-presence.ts'

/** Keeps the connections of talent pages as the processes tell them. */
export class WatchTalentPages extends roomWatch(talentRoom, {
  store: LOBBY_STORE,
  presence: PagePresence,
  clock: CLOCK,
}) {
  async run(_actor: Actor, news: RoomLinkNews): Promise<void> {
    if (news.kind === 'standing') await this.#standing(news.process, news.links)
    else if (news.kind === 'entered') await this.#entered(news.process, news)
    else await this.#left(news)
  }

  async #entered(process: string, { link, id }: RoomLink): Promise<void> {
    await this.needs.store.write(async (repositories, outbox) => {
      const record = await repositories.records.find(id)
      if (!record) return
      await this.needs.presence.change(repositories, outbox, record, async (links) => {
        const known = links.find((one) => one.id === link)
        await repositories.presence.putLink({
          room: null,
          line: 'ok',
          canRecord: false,
          ...known,
          id: link,
          recordId: id,
          sessionId: record.sessionId,
          process,
          renewedAt: this.needs.clock.now(),
        })
      })
    })
  }

  async #left({ link, id }: RoomLink): Promise<void> {
    await this.needs.store.write(async (repositories, outbox) => {
      const record = await repositories.records.find(id)
      if (!record) return
      await this.needs.presence.change(repositories, outbox, record, async (links, notes) => {
        if (!links.some((one) => one.id === link)) return
        await repositories.presence.removeLink(link)
        const isLast = links.length === 1
        if (isLast) await repositories.presence.note({ ...notes, closedAt: this.needs.clock.now() })
      })
    })
  }

  /** Puts right what was not stored at its time, and ends the connections of processes that have died. */
  async #standing(process: string, links: readonly RoomLink[]): Promise<void> {
    const now = this.needs.clock.now()
    const [known, dead] = await this.needs.store.write(async ({ presence }) => {
      await presence.renew(process, now)
      return [await presence.linksOfProcess(process), await presence.staleLinks(leaseEnd(now))]
    })
    const named = new Set(links.map(({ link }) => link))
    const stored = new Set(known.map(({ id }) => id))
    for (const link of links) if (!stored.has(link.link)) await this.#entered(process, link)
    for (const { id, recordId } of [...known, ...dead])
      if (!named.has(id)) await this.#left({ link: id, id: recordId })
  }
}

const leaseEnd = (now: Date) => new Date(now.getTime() - LINK_LEASE)
