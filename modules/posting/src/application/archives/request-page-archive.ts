import { broken, CLOCK, conflict, IDS, missing, SECRET_HASHER, useCase } from '@callboard/core'
import { archiveWorkEnd, safeFileName } from '@callboard/review/contract'
import { getPageArchive, MOST_ARCHIVED, requestPageArchive } from '../../contract/index.ts'
import { MOST_BUILT, type PageArchive } from '../../domain/page-archive.ts'
import { buildPageArchive, removePageArchive } from '../jobs.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { PageArchives } from './page-archives.ts'

export const GetPageArchive = useCase(
  getPageArchive,
  { pages: PageArchives },
  async ({ needs, input, subject: { archive } }) => needs.pages.view(archive, input.link),
)

/** Viewers of a link who ask for the same takes get the same archive. */
export const RequestPageArchive = useCase(
  requestPageArchive,
  { store: POSTING_STORE, pages: PageArchives, hasher: SECRET_HASHER, clock: CLOCK, ids: IDS },
  async ({ needs, input, subject: { page, link, groups } }) => {
    if (!link?.allowsDownload) throw missing('This download')
    const shown = (await needs.pages.playable(page.id, groups)).map(({ videoId }) => videoId)
    const videoIds = input.videos ?? shown
    if (!videoIds.every((video) => shown.includes(video))) throw missing('One of these takes')
    if (videoIds.length === 0)
      throw broken('nothing_to_archive', 'This page shows no take that can be saved.')
    if (videoIds.length > MOST_ARCHIVED)
      throw broken(
        'too_many_takes',
        `One archive holds at most ${MOST_ARCHIVED} takes. Ask for fewer talent.`,
      )
    const now = needs.clock.now()
    const wish: PageArchive = {
      id: needs.ids.next(),
      pageId: page.id,
      linkId: link.id,
      fileName: safeFileName(page.name, 'takes'),
      selection: needs.hasher.digest(JSON.stringify([page.id, link.id, videoIds.toSorted()])),
      videoIds,
      state: 'building',
      reason: null,
      progress: 0,
      fileCount: 0,
      leftOutCount: 0,
      attempts: 0,
      createdAt: now,
      expiresAt: null,
    }
    return await needs.store.write(async ({ pageArchives }, outbox) => {
      const built = await pageArchives.buildingLocked(link.id)
      const same = await pageArchives.living(wish.selection, now)
      if (same && same.state !== 'failed') return outbox.answer(needs.pages.view(same, input.link))
      if (built >= MOST_BUILT)
        throw broken(
          'too_many_archives',
          `${MOST_BUILT} downloads of this link are being prepared. Ask again when one of them is ready.`,
        )
      if (!(await pageArchives.addIfAbsent(wish)))
        throw conflict('archive_asked_twice', 'This archive was asked for at the same moment.')
      outbox.enqueue(buildPageArchive, { archive: wish.id }, { key: wish.id })
      const workEnd = { at: archiveWorkEnd(wish), key: `${wish.id}:work` }
      outbox.enqueue(removePageArchive, { archive: wish.id }, workEnd)
      return outbox.answer(needs.pages.view(wish, input.link))
    })
  },
)
