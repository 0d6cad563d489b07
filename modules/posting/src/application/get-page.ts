import type { Actor, BlobStore } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { PostingGroup as GroupView, getPage } from '../contract/index.ts'
import type { PostingGroup, PostingMember, PostingVideo } from '../domain/page.ts'
import { namedPages } from './link-view.ts'
import { mayAnswer, type PageAccess } from './page-access.ts'
import type { PostingStore, UserDirectory, VideoDirectory } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'
import { feedbackEntries } from './reaction-view.ts'

type Playable = Awaited<ReturnType<VideoDirectory['playable']>>

/** Answers are shown to those who may give some. */
export class GetPage {
  readonly #store: PostingStore
  readonly #access: PageAccess
  readonly #gate: ProjectGate
  readonly #videos: VideoDirectory
  readonly #users: UserDirectory
  readonly #blobs: BlobStore

  constructor(
    store: PostingStore,
    access: PageAccess,
    gate: ProjectGate,
    videos: VideoDirectory,
    users: UserDirectory,
    blobs: BlobStore,
  ) {
    this.#store = store
    this.#access = access
    this.#gate = gate
    this.#videos = videos
    this.#users = users
    this.#blobs = blobs
  }

  async run(actor: Actor, input: InputOf<typeof getPage>): Promise<ReplyOf<typeof getPage>> {
    const found = await this.#store.read(async (repositories) => {
      const opened = await this.#access.open(repositories, actor, input.id, input.link)
      const { page, link } = opened
      const canAnswer = mayAnswer(actor, opened)
      return {
        ...opened,
        canAnswer,
        others: link ? namedPages(link, await repositories.pages.many(link.pageIds)) : [],
        groups: await repositories.groups.ofPage(page.id),
        videos: await repositories.groups.videosOfPage(page.id),
        comments: await repositories.comments.count(page.id),
        feedbacks: canAnswer ? await repositories.feedbacks.ofPage(page.id) : [],
      }
    })
    const { page, link, groups, videos, comments, feedbacks } = found
    const project = await this.#gate.project(page.projectId)
    const playable = await this.#videos.playable(videos.map((video) => video.videoId))
    const ofGroup = Map.groupBy(videos, (video) => video.groupId)
    return {
      _id: page.id,
      name: page.name,
      studio_name: project.name,
      studio_uri: project.uri,
      link: link ? { _id: link.id, name: link.name, posting_pages: found.others } : null,
      groups: groups.map((group) =>
        this.#group(group, ofGroup.get(group.id) ?? [], playable, comments.get(group.id) ?? 0),
      ),
      feedbacks: await feedbackEntries(this.#users, feedbacks),
      can: { answer: found.canAnswer, edit: found.isStaff },
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
      photo_url: member.photoKey === null ? null : this.#blobs.signGet(member.photoKey, { seconds: 3600 }),
    }
  }
}
