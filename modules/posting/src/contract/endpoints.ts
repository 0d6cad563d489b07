import {
  defineEndpoint,
  EVERYONE,
  idFormat,
  instantFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  WAITED,
} from '@callboard/core/http-contract'
import { projectSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { LINK_ID_LENGTH } from './link-names.ts'
import {
  CommentContent,
  CommentView,
  FeedbackEntry,
  FeedbackSchema,
  linkPasswordFormat,
  OfficeComment,
  PageName,
  PostingLink,
  PostingPageSummary,
  PostingPageView,
  PostingVideo,
  PrivacySchema,
  PublicLink,
  ShownComments,
  WaitedSchema,
} from './schemas.ts'
import {
  ANSWERERS,
  commentSubject,
  linkedPageSubject,
  linkSubject,
  ownLinkSubject,
  pageOfPartSubject,
  pageSubject,
} from './subjects.ts'

const Id = Type.Object({ id: Type.String(idFormat) })
const onProject = subjectOf(projectSubject, { id: 'id' }, STAFF)
const onPage = subjectOf(pageSubject, { id: 'id' }, STAFF)
/** Staff of the project, signed-in clients and recipients of the link answer; others who have it only watch. */
const onAnswers = subjectOf(linkedPageSubject, { page: 'page_id', link: 'link' }, ANSWERERS)
/** Sent by the sources' clients; whose answer it is says the sign-in or the link. */
const FromUser = Type.Optional(Type.Unknown())
const Done = Type.Object({ success: Type.Boolean() })
/** The id of the link, which callers other than staff of the project must send. */
const ByLink = Type.Optional(Type.String(idFormat))

export const listPostings = defineEndpoint({
  name: 'posting.list',
  summary: 'Posting pages and links of a project',
  method: 'GET',
  path: '/postingpage/by-studio/{id}',
  access: STAFF_TYPES,
  subject: onProject,
  params: Id,
  reply: Type.Object({
    pages: Type.Array(PostingPageSummary),
    links: Type.Array(PostingLink),
    can: Type.Object({
      /** send talent the link to their audition as their groups are copied */
      mail_talent: Type.Boolean(),
    }),
  }),
})

export const createPage = defineEndpoint({
  name: 'posting.createPage',
  summary: 'Make a posting page',
  method: 'POST',
  path: '/postingpage',
  access: STAFF_TYPES,
  subject: subjectOf(projectSubject, { id: 'studio' }, STAFF),
  body: Type.Object({ name: PageName, studio: Type.String(idFormat), ...ShownComments }),
  reply: PostingPageSummary,
})

export const getOnePage = defineEndpoint({
  name: 'posting.getOnePage',
  summary: 'A posting page for staff of its project, without what is on it',
  method: 'GET',
  path: '/postingpage/one/{id}',
  access: STAFF_TYPES,
  subject: onPage,
  params: Id,
  reply: Type.Composite([
    PostingPageSummary,
    Type.Object({ studio_name: Type.String(), studio_uri: Type.String() }),
  ]),
})

export const changePage = defineEndpoint({
  name: 'posting.changePage',
  summary:
    'Rename a posting page, or change which comments of the office its viewers read; what is left out stays',
  method: 'PUT',
  path: '/postingpage/{id}',
  access: STAFF_TYPES,
  subject: onPage,
  params: Id,
  body: Type.Object({ name: Type.Optional(PageName), ...ShownComments }),
  reply: PostingPageSummary,
})

export const deletePage = defineEndpoint({
  name: 'posting.deletePage',
  summary: 'Delete a posting page; its addresses stop working at once',
  method: 'DELETE',
  path: '/postingpage/{id}',
  access: STAFF_TYPES,
  subject: onPage,
  params: Id,
  reply: Done,
})

/** Wanted for a video that is on several pages: its id is the same on each. */
const OnPage = Type.Optional(Type.String(idFormat))
const onPageOfPart = subjectOf(pageOfPartSubject, { page: 'page_id', part: 'id' }, STAFF)

export const changePostedGroup = defineEndpoint({
  name: 'posting.changePostedGroup',
  summary: 'Take a group off its posting page, or bring it back with its answers and comments',
  method: 'PUT',
  path: '/postingpage/group/{id}',
  access: STAFF_TYPES,
  subject: onPageOfPart,
  params: Id,
  body: Type.Object({ page_id: OnPage, is_removed: Type.Boolean() }),
  reply: Type.Object({ is_removed: Type.Boolean() }),
})

export const changePostedVideo = defineEndpoint({
  name: 'posting.changePostedVideo',
  summary:
    'Archive a video on a posting page, where only staff see it then, or take it off the page; the review keeps it as it is',
  method: 'PUT',
  path: '/postingpage/video/{id}',
  access: STAFF_TYPES,
  subject: onPageOfPart,
  params: Id,
  body: Type.Object({
    page_id: OnPage,
    is_archived: Type.Optional(Type.Boolean()),
    is_removed: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ is_archived: Type.Boolean(), is_removed: Type.Boolean() }),
})

export const removePostedVideo = defineEndpoint({
  name: 'posting.removePostedVideo',
  summary: 'Take a video off a posting page; the review keeps it as it is',
  method: 'DELETE',
  path: '/postingpage/video/{id}',
  access: STAFF_TYPES,
  subject: onPageOfPart,
  params: Id,
  body: Type.Object({ page_id: OnPage }),
  reply: Done,
})

export const changePostedVideos = defineEndpoint({
  name: 'posting.changePostedVideos',
  summary: 'Archive videos of a posting page, take them off, or bring them back: all of them or none',
  method: 'PUT',
  path: '/postingpage/video/update-many',
  access: STAFF_TYPES,
  subject: subjectOf(pageOfPartSubject, { page: 'page_id', part: 'videoReivewGroupId' }, STAFF),
  body: Type.Object(
    {
      page_id: OnPage,
      ids: Type.Array(Type.String(idFormat), { minItems: 1, maxItems: 2_000, uniqueItems: true }),
      fields: Type.Object(
        { is_archived: Type.Optional(Type.Boolean()), is_removed: Type.Optional(Type.Boolean()) },
        { additionalProperties: false },
      ),
      /** the group on the page that all of them are in, where it is given; spelled as the sources do */
      videoReivewGroupId: Type.Optional(Type.String(idFormat)),
    },
    { additionalProperties: false },
  ),
  reply: Done,
  limits: [{ per: 'actor', max: 120, seconds: 60 }],
})

export const listPostedVideos = defineEndpoint({
  name: 'posting.listPostedVideos',
  summary:
    'The videos of a posting page for its staff, in order: those that are archived there, or the others',
  method: 'GET',
  path: '/postingpage/videos/{id}',
  access: STAFF_TYPES,
  subject: onPage,
  params: Id,
  query: Type.Object({ is_archived: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({
    videos: Type.Array(
      Type.Composite([
        PostingVideo,
        Type.Object({
          /** signed, good for a few minutes; null while it is not playable */
          url: Type.Union([Type.String(), Type.Null()]),
          /** on the page */
          group: Type.String(idFormat),
        }),
      ]),
    ),
  }),
})

const inOrder = Type.Array(Type.String(idFormat), { minItems: 1, maxItems: 2_000, uniqueItems: true })
const Placed = Type.Array(Type.Object({ _id: Type.String(), order: Type.Integer() }))

export const sortPostedGroups = defineEndpoint({
  name: 'posting.sortPostedGroups',
  summary: 'Put the groups of a posting page in order; those that are not named keep theirs behind them',
  method: 'POST',
  path: '/postingpage/update-group-order',
  access: STAFF_TYPES,
  subject: { none: 'the page of the first group is admitted' },
  body: Type.Object(
    { page_id: Type.Optional(Type.String(idFormat)), groups: inOrder },
    { additionalProperties: false },
  ),
  /** all groups of the page, numbered from 1 */
  reply: Type.Object({ groups: Placed }),
  limits: [{ per: 'actor', max: 120, seconds: 60 }],
})

export const sortPostedVideos = defineEndpoint({
  name: 'posting.sortPostedVideos',
  summary:
    'Put the videos of a group on a posting page in order; those that are not named keep theirs behind them',
  method: 'POST',
  path: '/postingpage/update-video-order',
  access: STAFF_TYPES,
  subject: { none: 'the page of the videos is admitted' },
  body: Type.Object(
    {
      /** for videos that are on several pages */
      page_id: Type.Optional(Type.String(idFormat)),
      videos: inOrder,
    },
    { additionalProperties: false },
  ),
  /** all videos of the group, numbered from 1 */
  reply: Type.Object({ videos: Placed }),
  limits: [{ per: 'actor', max: 120, seconds: 60 }],
})

/** Of other projects that the caller is staff of; what a page is called there is not taken from here. */
const OtherPages = Type.Array(
  Type.Object({
    posting_page_id: Type.String(idFormat),
    posting_page_name: Type.Optional(Type.String({ maxLength: 200 })),
    studio_uri: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  { maxItems: 50 },
)

/** What a link asks of its visitors (null: nothing) and grants them. */
const Guards = Type.Object({
  password: Type.Optional(Type.Union([Type.String(linkPasswordFormat), Type.Null()])),
  expires_at: Type.Optional(Type.Union([Type.String(instantFormat), Type.Null()])),
  allows_download: Type.Optional(Type.Boolean()),
  watermark: Type.Optional(Type.Boolean()),
})

export const addLink = defineEndpoint({
  name: 'posting.addLink',
  summary: 'Make a posting link to one or more pages of the project',
  method: 'POST',
  path: '/studio/add-posting-link/{id}',
  access: STAFF_TYPES,
  subject: onProject,
  params: Id,
  body: Type.Composite([
    Type.Object({
      name: PageName,
      posting_pages: Type.Array(Type.String(idFormat), { maxItems: 50, uniqueItems: true }),
      other_posting_pages: Type.Optional(OtherPages),
    }),
    Guards,
  ]),
  reply: PostingLink,
})

const onOwnLink = subjectOf(ownLinkSubject, { project: 'id', link: 'link' }, STAFF)
const OneLink = Type.Object({ id: Type.String(idFormat), link: Type.String(idFormat) })

export const updateLink = defineEndpoint({
  name: 'posting.updateLink',
  summary:
    'Rename a posting link, lead it to other pages of the project, guard it, or hold it back; its address stays',
  method: 'POST',
  path: '/studio/update-posting-link/{id}/{link}',
  access: STAFF_TYPES,
  subject: onOwnLink,
  params: OneLink,
  body: Type.Composite([
    Type.Object({
      name: Type.Optional(PageName),
      posting_pages: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: 50, uniqueItems: true })),
      other_posting_pages: Type.Optional(OtherPages),
      /** it opens nothing to visitors until this is false again */
      revoked: Type.Optional(Type.Boolean()),
    }),
    Guards,
  ]),
  reply: PostingLink,
})

export const removeLink = defineEndpoint({
  name: 'posting.removeLink',
  summary: 'Remove a posting link; its addresses stop working at once',
  method: 'DELETE',
  path: '/studio/remove-posting-link/{id}/{link}',
  access: STAFF_TYPES,
  subject: onOwnLink,
  params: OneLink,
  reply: Done,
})

export const getLink = defineEndpoint({
  name: 'posting.getLink',
  summary: 'What a posting link leads to',
  method: 'GET',
  path: '/studio/posting-link-by-id/{id}',
  access: EVERYONE,
  subject: subjectOf(linkSubject, { id: 'id' }, 'anybody'),
  params: Id,
  reply: PublicLink,
})

export const unlockLink = defineEndpoint({
  name: 'posting.unlockLink',
  summary: 'Say the password of a posting link; the answer is the name by which it opens from then on',
  method: 'POST',
  path: '/studio/posting-link-by-id/{id}/unlock',
  access: EVERYONE,
  subject: subjectOf(linkSubject, { id: 'id' }, 'anybody'),
  // Without a key behind it: tries are counted by the text that names the link.
  params: Type.Object({ id: Type.String({ ...idFormat, maxLength: LINK_ID_LENGTH }) }),
  body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: Type.Object({ link: Type.String(idFormat) }),
  limits: [
    { per: { field: 'id', and: 'address' }, max: 10, seconds: 600, failures: true },
    { per: { field: 'id' }, max: 200, seconds: 600, failures: true },
  ],
})

export const getPage = defineEndpoint({
  name: 'posting.getPage',
  summary: 'A posting page; without being staff of the project only by a link that holds it',
  method: 'GET',
  path: '/postingpage/{id}',
  access: EVERYONE,
  subject: subjectOf(linkedPageSubject, { page: 'id', link: 'link' }, [...ANSWERERS, 'guest']),
  params: Id,
  query: Type.Object({ link: ByLink }),
  reply: PostingPageView,
})

/** An own link is a person of its own, in whatever office they sit. */
const byLink = { field: 'link', and: 'address' } as const
/** As fast as keys are pressed. */
const REACTION_LIMITS = [
  { per: byLink, max: 120, seconds: 60, having: 'link' },
  { per: 'actor', max: 600, seconds: 60 },
] as const

/** Answers that are asked for by name at once. */
export const MOST_NAMED_ANSWERS = 100

export const giveFeedback = defineEndpoint({
  name: 'posting.giveFeedback',
  summary: 'Answer yes, no or maybe for a talent; null takes the answer back',
  method: 'POST',
  path: '/fbkc/feedback',
  access: EVERYONE,
  subject: onAnswers,
  body: Type.Object({
    page_id: Type.String(idFormat),
    link: ByLink,
    ref_id: Type.String(idFormat),
    to_user: Type.String(idFormat),
    feedback: Type.Union([FeedbackSchema, Type.Null()]),
    from_user: FromUser,
    [WAITED]: WaitedSchema,
  }),
  /** the answer as it is now; none when it was taken back */
  reply: Type.Object({ feedbacks: Type.Array(FeedbackEntry, { maxItems: 1 }) }),
  limits: REACTION_LIMITS,
})

export const listPageFeedbacks = defineEndpoint({
  name: 'posting.listPageFeedbacks',
  summary: 'The answers on a page that one may see',
  method: 'POST',
  path: '/fbkc/list-page-feedbacks',
  access: EVERYONE,
  subject: onAnswers,
  body: Type.Object({
    page_id: Type.String(idFormat),
    link: ByLink,
    /** the answers of these reviewers about these talent alone, as signals name them; absent: all */
    of: Type.Optional(
      Type.Array(
        Type.Object({
          ref_id: Type.String(idFormat),
          to_user: Type.String(idFormat),
          from_user: Type.String(idFormat),
        }),
        { maxItems: MOST_NAMED_ANSWERS },
      ),
    ),
  }),
  reply: Type.Object({
    feedbacks: Type.Array(FeedbackEntry),
    /** Whether others see the reader's own. */
    feedback_private: PrivacySchema,
    /** As on the page; of those reviewers who are asked for. */
    private_reviewers: Type.Integer(),
  }),
})

export const listFeedbacks = defineEndpoint({
  name: 'posting.listFeedbacks',
  summary: 'The answers about one talent of a page that one may see',
  method: 'POST',
  path: '/fbkc/list-feedbacks',
  access: EVERYONE,
  subject: onAnswers,
  body: Type.Object({
    page_id: Type.String(idFormat),
    link: ByLink,
    ref_id: Type.String(idFormat),
    to_user: Type.String(idFormat),
  }),
  reply: Type.Object({ feedbacks: Type.Array(FeedbackEntry) }),
})

export const setPagePrivacy = defineEndpoint({
  name: 'posting.setPagePrivacy',
  summary: 'Hide the own answers of a page from others, all or all but yes; null shows them',
  method: 'POST',
  path: '/fbkc/feedback-private',
  access: EVERYONE,
  subject: onAnswers,
  body: Type.Object({ page_id: Type.String(idFormat), link: ByLink, feedback_private: PrivacySchema }),
  reply: Type.Object({ feedback_private: PrivacySchema }),
})

export const shareFeedback = defineEndpoint({
  name: 'posting.shareFeedback',
  summary: "Whether a page counts its reviewers' answers or shows each with its giver's e-mail address",
  method: 'POST',
  path: '/postingpage/shared-feedback/{id}',
  access: STAFF_TYPES,
  subject: onPage,
  params: Id,
  body: Type.Object({ shared_feedback: Type.Boolean() }),
  reply: Type.Object({ shared_feedback: Type.Boolean() }),
})

export const addComment = defineEndpoint({
  name: 'posting.addComment',
  summary: 'Comment on a talent of a page, or on a second of one of the takes',
  method: 'POST',
  path: '/fbkc/comment',
  access: EVERYONE,
  subject: onAnswers,
  body: Type.Object({
    page_id: Type.String(idFormat),
    link: ByLink,
    ref_id: Type.String(idFormat),
    to_user: Type.String(idFormat),
    content: CommentContent,
    /** of the group, where the comment points into a take */
    video: Type.Optional(Type.String(idFormat)),
    /** of that video */
    second: Type.Optional(Type.Number({ minimum: 0, maximum: 86_400 })),
    from_user: FromUser,
  }),
  reply: CommentView,
  limits: [...REACTION_LIMITS, { per: byLink, max: 300, seconds: 3600, having: 'link' }],
})

export const listOfficeComments = defineEndpoint({
  name: 'posting.listOfficeComments',
  summary:
    'What the casting office wrote about takes and talent of a page, as far as the page shows it, oldest first',
  method: 'POST',
  path: '/postingpage/office-comments',
  access: EVERYONE,
  subject: onAnswers,
  body: Type.Object({ page_id: Type.String(idFormat), link: ByLink }),
  reply: Type.Object({ comments: Type.Array(OfficeComment) }),
})

export const listComments = defineEndpoint({
  name: 'posting.listComments',
  summary: 'The comments of a page, of a group on it, or of one talent of that, oldest first',
  method: 'POST',
  path: '/fbkc/list-comments',
  access: EVERYONE,
  subject: onAnswers,
  body: Type.Object({
    page_id: Type.String(idFormat),
    link: ByLink,
    ref_id: Type.Optional(Type.String(idFormat)),
    to_user: Type.Optional(Type.String(idFormat)),
  }),
  reply: Type.Object({ comments: Type.Array(CommentView, { maxItems: 500 }) }),
})

export const deleteComment = defineEndpoint({
  name: 'posting.deleteComment',
  summary: 'Delete an own comment',
  method: 'DELETE',
  path: '/fbkc/delete-comment',
  access: EVERYONE,
  subject: subjectOf(commentSubject, { id: 'id', link: 'link' }, ['self', 'recipient']),
  body: Type.Object({ id: Type.String(idFormat), link: ByLink }),
  reply: Done,
})
