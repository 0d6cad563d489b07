import { useCase } from '@callboard/core'
import { brandView } from '@callboard/projects/queries'
import { getLink } from '../../contract/index.ts'
import { pagesOf } from './link-view.ts'

/** For all callers who have the link. */
export const GetLink = useCase(getLink, {}, async ({ subject: { link, project, pages, groups } }) => ({
  _id: link.id,
  name: link.name,
  studio_name: project.name,
  studio_uri: project.uri,
  brand: brandView(project.id, project.brand),
  posting_pages: pagesOf(link, pages).map(({ id, name }) => ({ _id: id, name, groups: groups.get(id) ?? 0 })),
}))
