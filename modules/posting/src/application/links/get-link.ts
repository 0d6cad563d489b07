import { BLOB_STORE, holdOn, isStaffStanding, outsideHoldOn, useCase } from '@callboard/core'
import { brandView } from '@callboard/projects/queries'
import { getLink, namedLink, postedSubject } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'
import { pagesOf } from './link-view.ts'
import { pageFaces } from './page-faces.ts'

/** For all callers who have the link; nothing of its pages before they have said the password. */
export const GetLink = useCase(
  getLink,
  { blobs: BLOB_STORE },
  async ({
    needs,
    subject: { link, named, recipient, isLocked, project, projects, pages, groups, standing },
  }) => {
    const facesOf = (page: string, shown: readonly PostingGroup[]) =>
      pageFaces(needs.blobs, shown, (group) =>
        isStaffStanding(standing)
          ? holdOn(postedSubject, { page, group })
          : outsideHoldOn(postedSubject, { page, link: named, group }),
      )
    return {
      _id: namedLink(named).id,
      name: isLocked ? '' : link.name,
      studio_name: project.name,
      studio_uri: project.uri,
      brand: brandView(project.id, project.brand),
      posting_pages: pagesOf(link, pages).map(({ id, name, projectId }) => {
        const shown = groups.get(id) ?? []
        return {
          _id: id,
          name,
          studio_name: projects.get(projectId)?.name ?? '',
          studio_uri: projects.get(projectId)?.uri ?? '',
          groups: shown.length,
          talent: new Set(shown.flatMap(({ members }) => members.map(({ recordId }) => recordId))).size,
          faces: facesOf(id, shown),
        }
      }),
      recipient: isLocked ? null : (recipient?.name ?? null),
      needs_password: isLocked,
    }
  },
)
