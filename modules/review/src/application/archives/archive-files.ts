import type { GroupFacts } from '@callboard/lobby/queries'
import { entryNames } from '../../domain/archive.ts'
import type { Video } from '../../domain/video.ts'

export interface NamedVideo {
  /** Of its file in an archive. */
  readonly name: string
  readonly video: Video
}

/**
 * The videos of an archive in the order of their groups, each with the name of its file.
 * @param taken names that no video gets
 */
export function namedVideos(
  videos: readonly Video[],
  groupFacts: readonly GroupFacts[],
  taken: readonly string[],
): NamedVideo[] {
  const groups = new Map(groupFacts.map((group) => [group.id, group]))
  const orderOf = (video: Video) => groups.get(video.groupId)?.order ?? 0
  const sorted = videos.toSorted((a, b) => orderOf(a) - orderOf(b) || a.order - b.order)
  const names = entryNames(
    sorted.map((video) => {
      const members = groups.get(video.groupId)?.members ?? []
      const talents = members.filter(({ recordId }) => video.recordIds.includes(recordId))
      return {
        groupOrder: orderOf(video),
        talentNames:
          talents.length > 0
            ? talents.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
            : [video.talentName],
        takeNumber: video.takeNumber,
      }
    }),
    taken,
  )
  return sorted.map((video, index) => ({ video, name: names[index] ?? video.id }))
}
