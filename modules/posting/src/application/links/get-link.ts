import { BLOB_STORE, holdOn, isStaffStanding, outsideHoldOn, useCase } from '@callboard/core'
import { brandView } from '@callboard/projects/queries'
import { getLink, namedLink, postedSubject } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'
import { pagesOf } from './link-view.ts'

/** Seconds for which the address of a face is good. */
const FACE_SECONDS = 3600
const MOST_FACES = 3

/** For all callers who have the link; nothing of its pages before they have said the password. */
export const GetLink = useCase(
  getLink,
  { blobs: BLOB_STORE },
  async ({
    needs,
    subject: { link, named, recipient, isLocked, project, projects, pages, groups, standing },
  }) => {
    const facesOf = (page: string, shown: readonly PostingGroup[]) =>
      shown
        .flatMap((group) => group.members.map(({ photoKey }) => ({ group: group.id, photoKey })))
        .flatMap(({ group, photoKey }) => (photoKey === null ? [] : [{ group, photoKey }]))
        .slice(0, MOST_FACES)
        .map(({ group, photoKey }) => {
          const hold = isStaffStanding(standing)
            ? holdOn(postedSubject, { page, group })
            : outsideHoldOn(postedSubject, { page, link: named, group })
          return needs.blobs.signGet(photoKey, { seconds: FACE_SECONDS, hold })
        })
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
