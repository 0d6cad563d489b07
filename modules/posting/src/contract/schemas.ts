import { idFormat, instantFormat, lineFormat } from '@callboard/core/http-contract'
import { BrandView } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { PRIVACY_MODES, type PrivacyMode } from './privacy-rules.ts'

const NullableString = Type.Union([Type.String(), Type.Null()])

/** In the order in which every screen, paper and file shows them. */
export const FEEDBACKS = ['yes', 'no', 'maybe', 'reshoot'] as const
export type Feedback = (typeof FEEDBACKS)[number]
export const FeedbackSchema = Type.Unsafe<Feedback>({ type: 'string', enum: [...FEEDBACKS] })
/** Of an answer; a browser keeps what it could not send for a day. */
export const WaitedSchema = Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400_000 }))

export const PrivacySchema = Type.Union([
  Type.Unsafe<PrivacyMode>({ type: 'string', enum: [...PRIVACY_MODES] }),
  Type.Null(),
])

export const CommentContent = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })

export const PageName = Type.String(lineFormat)

/** Of a posting link: said aloud on a telephone, so that it may be short; tries are limited. */
export const linkPasswordFormat = { minLength: 6, maxLength: 200, pattern: '\\S' } as const

export const PostingPageSummary = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  studio: Type.String(idFormat),
  /** its viewers read what staff wrote about its takes */
  showSessionComments: Type.Boolean(),
  /** its viewers read what casting directors wrote about its talent */
  showVideoReviewComments: Type.Boolean(),
  groups: Type.Integer(),
  created_at: Type.String(instantFormat),
})
export type PostingPageSummary = Static<typeof PostingPageSummary>

/** Comments of the casting office that a page shows to its viewers; both are off at first. */
export const ShownComments = {
  showSessionComments: Type.Optional(Type.Boolean()),
  showVideoReviewComments: Type.Optional(Type.Boolean()),
}

export const PostingLink = Type.Object({
  /** unguessable: where no password is set, the id alone gives the right to watch */
  _id: Type.String(idFormat),
  name: Type.String(),
  studio: Type.String(idFormat),
  posting_pages: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() })),
  /** of other projects */
  other_posting_pages: Type.Array(
    Type.Object({
      posting_page_id: Type.String(),
      posting_page_name: Type.String(),
      studio_uri: Type.String(),
    }),
  ),
  has_password: Type.Boolean(),
  /** from when on it opens nothing; null: never */
  expires_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** since when staff hold it back */
  revoked_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** its visitors may save takes */
  allows_download: Type.Boolean(),
  /** the name of the viewer and the time lie over its pictures */
  watermark: Type.Boolean(),
  /** path of the public page, e.g. `/posting-link-page/{uri}/{link}` */
  path: Type.String(),
})
export type PostingLink = Static<typeof PostingLink>

export const PublicLink = Type.Object({
  /** as the caller has named it, without a key */
  _id: Type.String(idFormat),
  /** empty while a password is wanted */
  name: Type.String(),
  studio_name: Type.String(),
  studio_uri: Type.String(),
  brand: BrandView,
  /** name of the account that made the link; null while a password is wanted, and where that account is gone */
  sender: NullableString,
  /** none while a password is wanted */
  posting_pages: Type.Array(
    Type.Object({
      _id: Type.String(),
      name: Type.String(),
      studio_name: Type.String(),
      studio_uri: Type.String(),
      groups: Type.Integer(),
      talent: Type.Integer(),
      /** answers that the page waits for: each person once for each of its groups; none where the project takes none */
      asked: Type.Integer(),
      /** people whom the caller has still to answer; null of callers who are not asked */
      to_answer: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
      /** the first group with people whom the caller has still to answer; of a visitor the first group; none for staff */
      next_group: NullableString,
      /** for staff, on pages of the link's own project: who of `asked` has an answer that they see, and of how many people */
      answered: Type.Union([Type.Object({ talent: Type.Integer(), by: Type.Integer() }), Type.Null()]),
      /** the caller wishes that others do not see all of the caller's answers */
      is_private: Type.Boolean(),
      /** signed, of the first three talent who have one */
      faces: Type.Array(Type.String(), { maxItems: 3 }),
    }),
  ),
  /** for staff: how many people gave the answers on the pages of the link's own project */
  answered_by: Type.Union([Type.Integer(), Type.Null()]),
  /** the name of the one person that the address was made for */
  recipient: NullableString,
  needs_password: Type.Boolean(),
})

export const FeedbackEntry = Type.Object({
  /** posting group */
  ref_id: Type.String(),
  /** talent's record */
  to_user: Type.String(),
  feedback: FeedbackSchema,
  from_user: Type.Object({
    _id: Type.String(),
    name: Type.String(),
    /** on pages where feedback is individual */
    email: Type.Optional(Type.String()),
  }),
})
export type FeedbackEntry = Static<typeof FeedbackEntry>

/** A page names its takes; where one is to be had, `posting.playTake` says. */
export const PostingVideo = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  /** it is made */
  plays: Type.Boolean(),
  thumbnail_url: NullableString,
  duration: Type.Number(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** frames a second; 0 until known */
  fps: Type.Number(),
  /** those of the group that are on it */
  record_ids: Type.Array(Type.String()),
  is_archived: Type.Boolean(),
})

export const PostingGroup = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  order: Type.Integer(),
  /** never contact details */
  records: Type.Array(
    Type.Object({
      _id: Type.String(),
      first_name: Type.String(),
      last_name: Type.String(),
      role: Type.String(),
      photo_url: NullableString,
    }),
  ),
  videos: Type.Array(PostingVideo),
  /** signed; the picture that staff have chosen, else null */
  thumbnail_url: NullableString,
  comments: Type.Integer(),
})
export type PostingGroup = Static<typeof PostingGroup>

export const PostingPageView = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  studio_name: Type.String(),
  studio_uri: Type.String(),
  brand: BrandView,
  /** name of the account that made the link it was opened by, else the page; null where that account is gone */
  sender: NullableString,
  /** for staff: those that its groups come from, the first one first */
  sessions: Type.Array(Type.Object({ _id: Type.String(idFormat), name: Type.String() })),
  /** the other pages of the link it was opened by */
  link: Type.Union([
    Type.Object({
      _id: Type.String(),
      name: Type.String(),
      /** of the project in whose addresses its cover stands */
      studio_uri: Type.String(),
      posting_pages: Type.Array(
        Type.Object({ _id: Type.String(), name: Type.String(), studio_uri: Type.String() }),
      ),
      allows_download: Type.Boolean(),
      /** lies over the pictures with the time; null: nothing does */
      watermark: NullableString,
    }),
    Type.Null(),
  ]),
  /** as whom the reader answers, by an account or by an address of their own; null: as nobody */
  reviewer: Type.Union([
    Type.Object({ _id: Type.String(), name: Type.String(), by_address: Type.Boolean() }),
    Type.Null(),
  ]),
  /** false where the install has no mail server: whoever sent the link gives a visitor their code */
  sends_mail: Type.Boolean(),
  groups: Type.Array(PostingGroup),
  feedbacks: Type.Array(FeedbackEntry),
  /** comments of the casting office that the page shows to its viewers */
  showSessionComments: Type.Boolean(),
  showVideoReviewComments: Type.Boolean(),
  /** of the reader */
  feedback_private: PrivacySchema,
  /** for staff: reviewers who answered here and keep picks private; of these not every answer is in `feedbacks` */
  private_reviewers: Type.Integer(),
  /** answers are counted; otherwise each is shown with its giver's e-mail address */
  shared_feedback: Type.Boolean(),
  can: Type.Object({
    /** client, staff or recipient of the link, where the project takes answers */
    answer: Type.Boolean(),
    /** may answer once they have said who they are, by an account or a code */
    introduce: Type.Boolean(),
    /** reads the answers and comments of others, also where none are taken any more */
    read: Type.Boolean(),
    /** reshoot is one of the answers */
    reshoot: Type.Boolean(),
    edit: Type.Boolean(),
  }),
})
export type PostingPageView = Static<typeof PostingPageView>

/** Where in a take a comment points; both null: to no take. */
export const CommentPlace = {
  /** of the group that it is about */
  video: NullableString,
  second: Type.Union([Type.Number(), Type.Null()]),
}

export const CommentView = Type.Object({
  _id: Type.String(idFormat),
  ref_id: Type.String(),
  to_user: Type.String(),
  content: Type.String(),
  ...CommentPlace,
  created_at: Type.String(instantFormat),
  from_user: Type.Object({ _id: Type.String(), name: Type.String() }),
  can: Type.Object({ delete: Type.Boolean() }),
})
export type CommentView = Static<typeof CommentView>

/** What the casting office wrote before the page was made. */
export const OfficeComment = Type.Object({
  _id: Type.String(idFormat),
  /** the group on the page */
  ref_id: Type.String(idFormat),
  kind: Type.Unsafe<'session' | 'director'>({ type: 'string', enum: ['session', 'director'] }),
  ...CommentPlace,
  from_user: Type.Object({ name: Type.String() }),
  content: Type.String(),
  created_at: Type.String(instantFormat),
})
export type OfficeComment = Static<typeof OfficeComment>
