import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, BLOB_STORE, isStaffStanding, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { VIDEO_DIRECTORY, type VideoDirectory } from '@callboard/review/queries'
import { type PostingGroup as GroupView, getPage } from '../../contract/index.ts'
import type { PostingGroup, PostingMember, PostingVideo } from '../../domain/page.ts'
import { namedPages } from '../links/link-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { mayAnswer } from '../reactions/answering.ts'
import { feedbackEntries } from '../reactions/reaction-view.ts'

type Playable = Awaited<ReturnType<VideoDirectory['playable']>>

/** Answers are shown to actors who may give some. */
export class GetPage extends useCase(getPage, {
  store: POSTING_STORE,
  videos: VIDEO_DIRECTORY,
  users: USER_DIRECTORY,
  blobs: BLOB_STORE,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getPage>,
    { page, project, link, standing }: SubjectOf<typeof getPage>,
  ): Promise<ReplyOf<typeof getPage>> {
    const canAnswer = mayAnswer(standing)
    const { others, groups, videos, comments, feedbacks } = await this.needs.store.read(
      async (repositories) => ({
        others: link ? namedPages(link, await repositories.pages.many(link.pageIds)) : [],
        groups: await repositories.groups.ofPage(page.id),
        videos: await repositories.groups.videosOfPage(page.id),
        comments: await repositories.comments.count(page.id),
        feedbacks: canAnswer ? await repositories.feedbacks.ofPage(page.id) : [],
      }),
    )
    const playable = await this.needs.videos.playable(videos.map((video) => video.videoId))
    const ofGroup = Map.groupBy(videos, (video) => video.groupId)
    return {
      _id: page.id,
      name: page.name,
      studio_name: project.name,
      studio_uri: project.uri,
      link: link ? { _id: link.id, name: link.name, posting_pages: others } : null,
      groups: groups.map((group) =>
        this.#group(group, ofGroup.get(group.id) ?? [], playable, comments.get(group.id) ?? 0),
      ),
      feedbacks: await feedbackEntries(this.needs.users, feedbacks),
      can: { answer: canAnswer, edit: isStaffStanding(standing) },
    }
  }

  #group(
    group: PostingGroup,
    videos: readonly PostingVideo[],
    playable: Playable,
    comments: number,
  ): GroupView {
    return {
      _id: group.id,
      name: group.name,
      order: group.order,
      records: group.members.map((member) => this.#member(member)),
      videos: videos.flatMap(({ videoId, archived }) => {
        const video = playable.get(videoId)
        if (!video) return []
        const { name, url, thumbnailUrl, duration, width, height } = video
        return [
          {
            _id: videoId,
            name,
            url,
            thumbnail_url: thumbnailUrl,
            duration,
            width,
            height,
            is_archived: archived,
          },
        ]
      }),
      comments,
    }
  }

  #member(member: PostingMember) {
    return {
      _id: member.recordId,
      first_name: member.firstName,
      last_name: member.lastName,
      role: member.role,
      photo_url:
        member.photoKey === null ? null : this.needs.blobs.signGet(member.photoKey, { seconds: 3600 }),
    }
  }
}
