import { useCase } from '@callboard/core'
import { brandView } from '@callboard/projects/queries'
import { getLink } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { pagesOf } from './link-view.ts'

/** For all callers who have the link. */
export const GetLink = useCase(getLink, { store: POSTING_STORE }, ({ needs, subject: { link, project } }) =>
  needs.store.read(async ({ pages, groups }) => {
    const there = pagesOf(link, await pages.many(link.pageIds))
    const counts = await groups.count(there.map((page) => page.id))
    return {
      _id: link.id,
      name: link.name,
      studio_name: project.name,
      studio_uri: project.uri,
      brand: brandView(project.id, project.brand),
      posting_pages: there.map(({ id, name }) => ({ _id: id, name, groups: counts.get(id) ?? 0 })),
    }
  }),
)
