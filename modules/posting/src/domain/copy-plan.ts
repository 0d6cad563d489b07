import type { PostingGroup, PostingMember, PostingVideo } from './page.ts'

/** A group of a session as it is now. */
export interface SourceGroup {
  readonly id: string
  readonly name: string
  readonly order: number
  readonly members: readonly PostingMember[]
  readonly videos: readonly {
    readonly id: string
    readonly liked: boolean
    readonly archived: boolean
    readonly order: number
  }[]
}

export interface CopyTarget {
  readonly pageId: string
  readonly sessionId: string
  /** With those that were taken off. */
  readonly groups: readonly PostingGroup[]
  /** With those that were taken off. */
  readonly videos: readonly PostingVideo[]
}

export interface CopyPlan {
  readonly newGroups: readonly PostingGroup[]
  readonly newVideos: readonly PostingVideo[]
  /** Groups that were taken off and are copied again: they come back with their answers. */
  readonly backGroups: readonly PostingGroup[]
  readonly backVideos: readonly PostingVideo[]
}

const last = (orders: readonly number[]) => Math.max(0, ...orders)

/**
 * The groups and videos to copy that are missing on the page. A group that is there already only gets the videos it
 * lacks, at its end; archived videos are not copied. What was taken off the page comes back where it was.
 */
export function planCopy(
  sources: readonly SourceGroup[],
  target: CopyTarget,
  onlyLiked: boolean,
  nextId: () => string,
): CopyPlan {
  const newGroups: PostingGroup[] = []
  const newVideos: PostingVideo[] = []
  const backGroups: PostingGroup[] = []
  const backVideos: PostingVideo[] = []
  let order = last(target.groups.map((group) => group.order))
  for (const source of sources.toSorted((a, b) => a.order - b.order)) {
    let group = target.groups.find((other) => other.sourceGroupId === source.id)
    if (!group) {
      order += 1
      const { pageId, sessionId } = target
      const { name, members } = source
      group = {
        id: nextId(),
        pageId,
        sessionId,
        sourceGroupId: source.id,
        name,
        order,
        members,
        removedAt: null,
      }
      newGroups.push(group)
    } else if (group.removedAt !== null) backGroups.push({ ...group, removedAt: null })
    const wanted = wantedVideos(source, onlyLiked)
    newVideos.push(...missingVideos(wanted, group, target))
    const isWanted = new Set(wanted.map(({ id }) => id))
    for (const video of target.videos)
      if (video.groupId === group.id && video.removedAt !== null && isWanted.has(video.videoId))
        backVideos.push({ ...video, removedAt: null })
  }
  return { newGroups, newVideos, backGroups, backVideos }
}

const wantedVideos = (source: SourceGroup, onlyLiked: boolean): SourceGroup['videos'] =>
  source.videos.filter((video) => !video.archived && (video.liked || !onlyLiked))

function missingVideos(
  wanted: SourceGroup['videos'],
  group: PostingGroup,
  target: CopyTarget,
): PostingVideo[] {
  const there = target.videos.filter((video) => video.groupId === group.id)
  const known = new Set(there.map((video) => video.videoId))
  const start = last(there.map((video) => video.order))
  return wanted
    .filter((video) => !known.has(video.id))
    .toSorted((a, b) => a.order - b.order)
    .map((video, index) => ({
      pageId: target.pageId,
      groupId: group.id,
      videoId: video.id,
      order: start + index + 1,
      archived: false,
      removedAt: null,
    }))
}
