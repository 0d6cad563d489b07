import type { GroupFacts } from '@callboard/lobby/queries'
import { entryNames } from '../../domain/archive.ts'
import type { Video } from '../../domain/video.ts'
import type { ArchivedGroup } from '../../queries/index.ts'
import type { ArchivedFile } from './archive-contents.ts'

const NOT_READY = 'It is not playable any more.'

/** A video with the group that it is shown in. */
export interface GroupedVideo {
  readonly video: Video
  readonly group: ArchivedGroup
}

const NO_GROUP: ArchivedGroup = { order: 0, members: [] }

/** The videos of a session in the order of their groups. */
export function inGroups(videos: readonly Video[], groupFacts: readonly GroupFacts[]): GroupedVideo[] {
  const groups = new Map(groupFacts.map((group) => [group.id, group]))
  return videos
    .map((video) => ({ video, group: groups.get(video.groupId) ?? NO_GROUP }))
    .toSorted((a, b) => a.group.order - b.group.order || a.video.order - b.video.order)
}

const isPlayable = ({ state, deletedAt }: Video) => state === 'ready' && deletedAt === null

/**
 * The files of the videos, in the same order.
 * @param taken names that no video gets
 */
export function filesOf(grouped: readonly GroupedVideo[], taken: readonly string[]): ArchivedFile[] {
  const names = entryNames(
    grouped.map(({ video, group }) => {
      const talents = group.members.filter(({ recordId }) => video.recordIds.includes(recordId))
      return {
        groupOrder: group.order,
        talentNames:
          talents.length > 0
            ? talents.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
            : [video.talentName],
        takeNumber: video.takeNumber,
      }
    }),
    taken,
  )
  return grouped.map(({ video }, index) => ({
    name: names[index] ?? video.id,
    id: video.id,
    key: video.playableKey,
    size: video.size,
    fault: isPlayable(video) && video.playableKey !== null ? null : NOT_READY,
  }))
}
