import { CSV_FILES, type CsvCell, holdOn, SECRET_HASHER, service, useCase } from '@callboard/core'
import { VIDEO_DIRECTORY } from '@callboard/review/queries'
import { downloadTakeViews, listTakeViews, postedSubject, type TakeViewRow } from '../../contract/index.ts'
import type { TakeView } from '../../domain/take-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { Reviewers } from '../reactions/reviewers.ts'

const PAGE = 100
const MOST_OF_FILE = 10_000

/** Views with the names of all that they are of. A statement for each kind of row at any size. */
class TakeViews extends service({ store: POSTING_STORE, reviewers: Reviewers, videos: VIDEO_DIRECTORY }) {
  async rows(views: readonly TakeView[]): Promise<TakeViewRow[]> {
    const pageIds = [...new Set(views.map(({ pageId }) => pageId))]
    const { pages, groups } = await this.needs.store.read(async (repositories) => ({
      pages: new Map((await repositories.pages.many(pageIds)).map(({ id, name }) => [id, name])),
      groups: new Map(
        (await repositories.groups.many([...new Set(views.map(({ groupId }) => groupId))])).map((group) => [
          group.id,
          group.name,
        ]),
      ),
    }))
    const takes = await this.needs.videos.playable(
      [...new Set(views.map(({ videoId }) => videoId))],
      (video) => holdOn(postedSubject, { video }),
    )
    const known = views.filter(({ viewerKind }) => viewerKind !== 'visitor')
    const reviewerOf = await this.needs.reviewers.of(known.map(({ viewerId }) => ({ userId: viewerId })))
    return views.map((view) => {
      const viewer =
        view.viewerKind === 'visitor' ? { name: nameOfVisitor(view.viewerId) } : reviewerOf(view.viewerId)
      return {
        _id: view.id,
        viewer: { name: viewer.name, email: ('email' in viewer ? viewer.email : undefined) ?? null },
        page: pages.get(view.pageId) ?? 'Deleted page',
        group: groups.get(view.groupId) ?? '',
        take: takes.get(view.videoId)?.name ?? '',
        started_at: view.startedAt.toISOString(),
        last_at: view.lastAt.toISOString(),
        share: view.share,
      }
    })
  }
}

/** One browser is the same visitor in all rows, and says nothing of who that is. */
const nameOfVisitor = (id: string): string => `Visitor ${id.replaceAll('-', '').slice(-4).toUpperCase()}`

export const ListTakeViews = useCase(
  listTakeViews,
  { store: POSTING_STORE, views: TakeViews },
  async ({ needs, input, subject: { link } }) => {
    const found = await needs.store.read(({ takeViews }) => takeViews.ofLink(link.id, PAGE + 1, input.before))
    const shown = found.slice(0, PAGE)
    return {
      views: await needs.views.rows(shown),
      next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    }
  },
)

const HEAD = [
  'Viewer',
  'E-mail',
  'Page',
  'Talent',
  'Take',
  'Started (UTC)',
  'Last watched (UTC)',
  'Watched (%)',
]

const cells = (row: TakeViewRow): CsvCell[] => [
  row.viewer.name,
  row.viewer.email,
  row.page,
  row.group,
  row.take,
  row.started_at,
  row.last_at,
  Math.round(row.share * 100),
]

export const DownloadTakeViews = useCase(
  downloadTakeViews,
  { store: POSTING_STORE, views: TakeViews, csv: CSV_FILES, hasher: SECRET_HASHER },
  async ({ needs, subject: { link } }) => {
    const found = await needs.store.read(({ takeViews }) => takeViews.ofLink(link.id, MOST_OF_FILE))
    const content = needs.csv.write([HEAD, ...(await needs.views.rows(found)).map(cells)])
    return { content, version: needs.hasher.digest(content), file_name: `${link.name} views.csv` }
  },
)
