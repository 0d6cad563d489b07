import { CLOCK, type NeedsOf, type RoomLink, roomWatch } from '@callboard/core'
import { talentRoom } from '../../contract/index.ts'
import { LINK_LEASE } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { PagePresence } from './page-presence.ts'

const NEEDS = { store: LOBBY_STORE, presence: PagePresence, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/** Keeps the connections of talent pages as the processes tell them. */
export const WatchTalentPages = roomWatch(talentRoom, NEEDS, async ({ needs, news }) => {
  if (news.kind === 'standing') await standing(needs, news.process, news.links)
  else if (news.kind === 'entered') await entered(needs, news.process, news)
  else await left(needs, news)
})

async function entered(needs: Needs, process: string, { link, id }: RoomLink): Promise<void> {
  await needs.store.write(async (repositories, outbox) => {
    const record = await repositories.records.find(id)
    if (!record) return
    await needs.presence.change(repositories, outbox, record, async (links) => {
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
        renewedAt: needs.clock.now(),
      })
    })
  })
}

async function left(needs: Needs, { link, id }: RoomLink): Promise<void> {
  await needs.store.write(async (repositories, outbox) => {
    const record = await repositories.records.find(id)
    if (!record) return
    await needs.presence.change(repositories, outbox, record, async (links, notes) => {
      if (!links.some((one) => one.id === link)) return
      await repositories.presence.removeLink(link)
      const isLast = links.length === 1
      if (isLast) await repositories.presence.note({ ...notes, closedAt: needs.clock.now() })
    })
  })
}

/** Puts right what was not stored at its time, and ends the connections of processes that have died. */
async function standing(needs: Needs, process: string, links: readonly RoomLink[]): Promise<void> {
  const now = needs.clock.now()
  const [known, dead] = await needs.store.write(async ({ presence }) => {
    await presence.renew(process, now)
    return [await presence.linksOfProcess(process), await presence.staleLinks(leaseEnd(now))]
  })
  const named = new Set(links.map(({ link }) => link))
  const stored = new Set(known.map(({ id }) => id))
  for (const link of links) if (!stored.has(link.link)) await entered(needs, process, link)
  for (const { id, recordId } of [...known, ...dead])
    if (!named.has(id)) await left(needs, { link: id, id: recordId })
}

const leaseEnd = (now: Date) => new Date(now.getTime() - LINK_LEASE)
