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
  readonly groups: readonly PostingGroup[]
  readonly videos: readonly PostingVideo[]
}

export interface CopyPlan {
  readonly newGroups: readonly PostingGroup[]
  readonly newVideos: readonly PostingVideo[]
}

const last = (orders: readonly number[]) => Math.max(0, ...orders)

/**
 * The groups and videos to copy that are missing on the page. A group that is there already only gets the videos it
 * lacks, at its end; archived videos are not copied.
 */
export function planCopy(
  sources: readonly SourceGroup[],
  target: CopyTarget,
  onlyLiked: boolean,
  nextId: () => string,
): CopyPlan {
  const newGroups: PostingGroup[] = []
  const newVideos: PostingVideo[] = []
  let order = last(target.groups.map((group) => group.order))
  for (const source of sources.toSorted((a, b) => a.order - b.order)) {
    let group = target.groups.find((other) => other.sourceGroupId === source.id)
    if (!group) {
      order += 1
      const { pageId, sessionId } = target
      const { name, members } = source
      group = { id: nextId(), pageId, sessionId, sourceGroupId: source.id, name, order, members }
      newGroups.push(group)
    }
    newVideos.push(...missingVideos(source, group, target, onlyLiked))
  }
  return { newGroups, newVideos }
}

function missingVideos(
  source: SourceGroup,
  group: PostingGroup,
  target: CopyTarget,
  onlyLiked: boolean,
): PostingVideo[] {
  const there = target.videos.filter((video) => video.groupId === group.id)
  const known = new Set(there.map((video) => video.videoId))
  const start = last(there.map((video) => video.order))
  return source.videos
    .filter((video) => !video.archived && (video.liked || !onlyLiked) && !known.has(video.id))
    .toSorted((a, b) => a.order - b.order)
    .map((video, index) => ({
      pageId: target.pageId,
      groupId: group.id,
      videoId: video.id,
      order: start + index + 1,
      archived: false,
    }))
}
