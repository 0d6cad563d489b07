import { MESSAGE_FATES } from '@callboard/admin/queries'
import {
  BLOB_STORE,
  type Hold,
  holdOn,
  isStaffStanding,
  type NeedsOf,
  outsideHoldOn,
  useCase,
} from '@callboard/core'
import { brandView, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { VIDEO_DIRECTORY, type VideoDirectory } from '@callboard/review/queries'
import { type PostingGroup as GroupView, getPage, namedLink, postedSubject } from '../../contract/index.ts'
import type { PostingGroup, PostingMember, PostingVideo } from '../../domain/page.ts'
import { placedPages } from '../links/link-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answererOn, answersOnPage, mayAnswer, ofGroups } from '../reactions/answering.ts'
import { feedbackEntries, reviewerView } from '../reactions/reaction-view.ts'
import { Reviewers } from '../reactions/reviewers.ts'
import { postedVideoView } from './posted-video-view.ts'
import { StandingPages } from './standing-pages.ts'

type Playable = Awaited<ReturnType<VideoDirectory['playable']>>

const NEEDS = {
  store: POSTING_STORE,
  standing: StandingPages,
  videos: VIDEO_DIRECTORY,
  reviewers: Reviewers,
  sessions: SESSION_DIRECTORY,
  blobs: BLOB_STORE,
  fates: MESSAGE_FATES,
}
type Needs = NeedsOf<typeof NEEDS>

/** Answers are shown to actors who may give some, videos that are archived on the page to staff. */
export const GetPage = useCase(getPage, NEEDS, async ({ needs, actor, input, subject }) => {
  const { page, project, link, groups, standing } = subject
  const reads = mayAnswer(subject)
  const isStaff = isStaffStanding(standing)
  const userId = reads ? answererOn(actor, subject) : null
  const reviewer = userId === null ? null : await reviewerView(needs.reviewers, userId)
  const canAnswer = reads && project.feedback.open
  const { linked, copies, comments, answers } = await needs.store.read(async (repositories) => ({
    linked: link ? await repositories.pages.many(link.pageIds) : [],
    copies: await repositories.groups.videosOfPage(page.id),
    comments: reads ? await repositories.comments.countByTalent([page.id]) : [],
    answers: reads ? await answersOnPage(repositories, page.id, userId) : null,
  }))
  const otherPages = linked.filter(({ id }) => id !== page.id)
  const shownPages = isStaff ? null : await needs.standing.shownOutside(otherPages)
  const others = linked.filter(({ id }) => id === page.id || (shownPages?.has(id) ?? true))
  const projects = await needs.standing.projectsOf(link ? [link, ...others] : [])
  const videos = ofGroups(groups, copies).filter(({ archived }) => isStaff || !archived)
  // Files of a page are good while the page shows them, to outsiders by this link.
  const holdOf = (group: string, video?: string) =>
    isStaff
      ? holdOn(postedSubject, { page: page.id, group, video })
      : outsideHoldOn(postedSubject, { page: page.id, link: input.link, group, video })
  const groupOfVideo = new Map(videos.map(({ videoId, groupId }) => [videoId, groupId]))
  const groupOfSource = new Map(groups.map(({ id, sourceGroupId }) => [sourceGroupId, id]))
  const playable = await needs.videos.playable(
    videos.map((video) => video.videoId),
    (video) => holdOf(groupOfVideo.get(video) ?? '', video),
  )
  const pictures = await needs.videos.pictures(
    groups.map((group) => group.sourceGroupId),
    (source, video) => holdOf(groupOfSource.get(source) ?? '', video),
  )
  const shown = new Set(videos.map((video) => `${video.groupId} ${video.videoId}`))
  // A picture out of a take that was not copied to this page stays with staff.
  const pictureOf = ({ id, sourceGroupId }: PostingGroup) => {
    const picture = pictures.get(sourceGroupId)
    return picture && shown.has(`${id} ${picture.videoId}`) ? picture.url : null
  }
  const from = [...new Set(groups.map(({ sessionId }) => sessionId))]
  const sessions = isStaff ? await needs.sessions.many(from) : []
  const ofGroup = Map.groupBy(videos, (video) => video.groupId)
  const commentsOf = Map.groupBy(comments, ({ groupId }) => groupId)
  return {
    _id: page.id,
    name: page.name,
    studio_name: project.name,
    studio_uri: project.uri,
    brand: brandView(project.id, project.brand),
    sender: await needs.reviewers.nameOf((link ?? page).createdBy),
    sessions: from.flatMap((id) =>
      sessions.filter((session) => session.id === id).map(({ name }) => ({ _id: id, name })),
    ),
    link: link
      ? {
          _id: namedLink(input.link ?? link.id).id,
          name: link.name,
          studio_uri: projects.get(link.projectId)?.uri ?? '',
          posting_pages: placedPages(link, others, projects),
          allows_download: link.allowsDownload && !isStaff,
          watermark: link.watermark && !isStaff ? (reviewer?.name ?? link.name) : null,
        }
      : null,
    reviewer: reviewer && { ...reviewer, by_address: standing === 'recipient' },
    sends_mail: needs.fates.sendsMail,
    groups: groups.map((group) =>
      groupView(needs, group, ofGroup.get(group.id) ?? [], playable, holdOf(group.id), {
        comments: (commentsOf.get(group.id) ?? []).reduce((sum, one) => sum + one.comments, 0),
        thumbnail_url: pictureOf(group),
      }),
    ),
    feedbacks: await feedbackEntries(needs.reviewers, ofGroups(groups, answers?.visible ?? []), page),
    feedback_private: answers?.ownPrivacy ?? null,
    private_reviewers: (isStaff && answers?.privateReviewers) || 0,
    showSessionComments: reads && page.showsSessionComments,
    showVideoReviewComments: reads && page.showsDirectorComments,
    shared_feedback: page.sharedFeedback,
    can: {
      answer: canAnswer,
      introduce: !reads && link !== null && project.feedback.open,
      read: reads,
      reshoot: canAnswer && project.feedback.reshoot,
      edit: isStaff,
    },
  }
})

function groupView(
  needs: Needs,
  group: PostingGroup,
  videos: readonly PostingVideo[],
  playable: Playable,
  hold: Hold,
  more: Pick<GroupView, 'comments' | 'thumbnail_url'>,
): GroupView {
  return {
    _id: group.id,
    name: group.name,
    order: group.order,
    records: group.members.map((member) => memberView(needs, member, hold)),
    videos: videos.flatMap(({ videoId, archived }) => {
      const video = playable.get(videoId)
      if (!video) return []
      return [postedVideoView(videoId, video, archived, group)]
    }),
    ...more,
  }
}

function memberView({ blobs }: Needs, member: PostingMember, hold: Hold) {
  return {
    _id: member.recordId,
    first_name: member.firstName,
    last_name: member.lastName,
    role: member.role,
    photo_url: member.photoKey === null ? null : blobs.signGet(member.photoKey, { seconds: 3600, hold }),
  }
}
