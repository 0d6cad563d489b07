import {
  type Actor,
  CLOCK,
  holdOn,
  IDS,
  isStaffStanding,
  missing,
  outsideHoldOn,
  useCase,
} from '@callboard/core'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { downloadTake, namedLink, playTake, postedSubject } from '../../contract/index.ts'
import { joined, type Stretch, shareOf, type TakeView } from '../../domain/take-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { groupOfTake, type PageReader } from '../reactions/answering.ts'

/** Seconds for which the address of a take that plays is good. */
const PLAY_SECONDS = 50

function viewerOf(
  actor: Actor,
  { standing, recipient }: PageReader,
  visitor: string,
): Pick<TakeView, 'viewerKind' | 'viewerId'> {
  if (recipient && standing !== 'client') return { viewerKind: 'recipient', viewerId: recipient.id }
  if (actor.kind === 'user') return { viewerKind: 'account', viewerId: actor.userId }
  return { viewerKind: 'visitor', viewerId: visitor }
}

/** What was said before is never taken back: reports may come in any order, and twice. */
export const PlayTake = useCase(
  playTake,
  { store: POSTING_STORE, videos: VIDEO_DIRECTORY, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input, subject }) => {
    const { link, standing } = subject
    const { page_id: page, ref_id: group, video, watched: report } = input
    const isStaff = isStaffStanding(standing)
    if (!isStaff && !link) throw missing('This posting link')
    await needs.store.read((repositories) => groupOfTake(repositories.groups, subject, input))
    const hold = isStaff
      ? holdOn(postedSubject, { page, group, video })
      : outsideHoldOn(postedSubject, { page, link: input.link, group, video })
    const take = (await needs.videos.playable([video], () => hold)).get(video)
    const url = take?.url(PLAY_SECONDS)
    if (!take || !url) throw missing('This take')
    if (!link || isStaff || !report) return { url, share: 0 }
    const of = {
      linkId: link.id,
      pageId: page,
      groupId: group,
      videoId: video,
      ...viewerOf(actor, subject, report.visitor),
    }
    const said = report.stretches.map(({ from, to }): Stretch => [from, to])
    return await needs.store.write(async ({ takeViews }, outbox) => {
      const before = await takeViews.locked(report.view)
      const isTheirs =
        before === null || Object.entries(of).every(([part, is]) => before[part as keyof typeof of] === is)
      if (!isTheirs) throw missing('This view')
      const now = needs.clock.now()
      const watched = joined([...(before?.watched ?? []), ...said], take.duration)
      const share = shareOf(watched, take.duration)
      await takeViews.put({
        id: before?.id ?? needs.ids.next(),
        key: report.view,
        ...of,
        startedAt: before?.startedAt ?? now,
        lastAt: now,
        watched,
        share,
        namesLink: namedLink(input.link ?? '').id === link.id,
      })
      return outbox.answer({ url, share })
    })
  },
)

/** For viewers outside of the office, where the link allows it. */
export const DownloadTake = useCase(
  downloadTake,
  { store: POSTING_STORE, videos: VIDEO_DIRECTORY },
  async ({ needs, input, subject }) => {
    const { link } = subject
    if (!link?.allowsDownload) throw missing('This take')
    const { name } = await needs.store.read((repositories) =>
      groupOfTake(repositories.groups, subject, input),
    )
    const { page_id: page, ref_id: group, video } = input
    const hold = outsideHoldOn(postedSubject, { page, link: input.link, group, video })
    const playable = await needs.videos.playable([video], () => hold)
    const take = playable.get(video)?.name ?? ''
    const url = await needs.videos.downloadAddress(video, `${name} ${take}`.trim(), hold)
    if (url === null) throw missing('This take')
    return { url }
  },
)
