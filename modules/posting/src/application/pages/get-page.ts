import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { BLOB_STORE, isStaffStanding, type NeedsOf, useCase } from '@callboard/core'
import { brandView } from '@callboard/projects/queries'
import { VIDEO_DIRECTORY, type VideoDirectory } from '@callboard/review/queries'
import { type PostingGroup as GroupView, getPage } from '../../contract/index.ts'
import type { PostingGroup, PostingMember, PostingVideo } from '../../domain/page.ts'
import { namedPages } from '../links/link-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { mayAnswer, visibleOnPage } from '../reactions/answering.ts'
import { feedbackEntries } from '../reactions/reaction-view.ts'
import { userIdOf } from './page.ts'

type Playable = Awaited<ReturnType<VideoDirectory['playable']>>

const NEEDS = { store: POSTING_STORE, videos: VIDEO_DIRECTORY, users: USER_DIRECTORY, blobs: BLOB_STORE }
type Needs = NeedsOf<typeof NEEDS>

/** Answers are shown to actors who may give some. */
export const GetPage = useCase(
  getPage,
  NEEDS,
  async ({ needs, actor, subject: { page, project, link, standing } }) => {
    const reads = mayAnswer(standing)
    const userId = userIdOf(actor)
    const canAnswer = reads && project.feedback.open
    const { others, groups, videos, comments, feedbacks, privacy } = await needs.store.read(
      async (repositories) => ({
        others: link ? namedPages(link, await repositories.pages.many(link.pageIds)) : [],
        groups: await repositories.groups.ofPage(page.id),
        videos: await repositories.groups.videosOfPage(page.id),
        comments: await repositories.comments.count(page.id),
        feedbacks: reads ? await visibleOnPage(repositories, page.id, userId) : [],
        privacy: reads ? await repositories.pagePrivacy.ofPlace(page.id) : null,
      }),
    )
    const playable = await needs.videos.playable(videos.map((video) => video.videoId))
    const pictures = await needs.videos.pictures(groups.map((group) => group.sourceGroupId))
    const shown = new Set(videos.map((video) => `${video.groupId} ${video.videoId}`))
    // A picture out of a take that was not copied to this page stays with staff.
    const pictureOf = ({ id, sourceGroupId }: PostingGroup) => {
      const picture = pictures.get(sourceGroupId)
      return picture && shown.has(`${id} ${picture.videoId}`) ? picture.url : null
    }
    const ofGroup = Map.groupBy(videos, (video) => video.groupId)
    return {
      _id: page.id,
      name: page.name,
      studio_name: project.name,
      studio_uri: project.uri,
      brand: brandView(project.id, project.brand),
      link: link ? { _id: link.id, name: link.name, posting_pages: others } : null,
      groups: groups.map((group) =>
        groupView(needs, group, ofGroup.get(group.id) ?? [], playable, {
          comments: comments.get(group.id) ?? 0,
          thumbnail_url: pictureOf(group),
        }),
      ),
      feedbacks: await feedbackEntries(needs.users, feedbacks, page),
      feedback_private: (userId !== null && privacy?.get(userId)) || null,
      shared_feedback: page.sharedFeedback,
      can: {
        answer: canAnswer,
        read: reads,
        reshoot: canAnswer && project.feedback.reshoot,
        edit: isStaffStanding(standing),
      },
    }
  },
)

function groupView(
  needs: Needs,
  group: PostingGroup,
  videos: readonly PostingVideo[],
  playable: Playable,
  more: Pick<GroupView, 'comments' | 'thumbnail_url'>,
): GroupView {
  return {
    _id: group.id,
    name: group.name,
    order: group.order,
    records: group.members.map((member) => memberView(needs, member)),
    videos: videos.flatMap(({ videoId, archived }) => {
      const video = playable.get(videoId)
      if (!video) return []
      const { name, url, thumbnailUrl, duration, width, height, fps } = video
      return [
        {
          _id: videoId,
          name,
          url,
          thumbnail_url: thumbnailUrl,
          duration,
          width,
          height,
          fps,
          is_archived: archived,
        },
      ]
    }),
    ...more,
  }
}

function memberView({ blobs }: Needs, member: PostingMember) {
  return {
    _id: member.recordId,
    first_name: member.firstName,
    last_name: member.lastName,
    role: member.role,
    photo_url: member.photoKey === null ? null : blobs.signGet(member.photoKey, { seconds: 3600 }),
  }
}
