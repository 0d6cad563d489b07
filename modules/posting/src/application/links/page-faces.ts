import type { BlobStore, Hold } from '@callboard/core'
import type { PostingGroup } from '../../domain/page.ts'

/** Seconds for which the address of a face is good. */
const FACE_SECONDS = 3600
const MOST_FACES = 3

/** Addresses of the first faces of a page. @param groups in order */
export const pageFaces = (
  blobs: BlobStore,
  groups: readonly Pick<PostingGroup, 'id' | 'members'>[],
  holdOnGroup: (group: string) => Hold,
): string[] =>
  groups
    .flatMap(({ id, members }) => members.map(({ photoKey }) => ({ id, photoKey })))
    .flatMap(({ id, photoKey }) => (photoKey === null ? [] : [{ id, photoKey }]))
    .slice(0, MOST_FACES)
    .map(({ id, photoKey }) => blobs.signGet(photoKey, { seconds: FACE_SECONDS, hold: holdOnGroup(id) }))
