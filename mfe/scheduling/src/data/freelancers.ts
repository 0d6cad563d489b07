import type { ReplyOf } from '@callboard/core/http-contract'
import {
  askFreelancers,
  bookFreelancer,
  commentOnRequest,
  getOwnProfile,
  getRequestInfo,
  listProfiles,
  listRequests,
  ownRequestsChanged,
  ownRequestsRoom,
  type RequestComment,
  type RequestView,
  readRequestComments,
  requestChanged,
  requestCommented,
  requestCommentsRead,
  requestRoom,
  saveOwnProfile,
  setFreelancerResponse,
  unbookFreelancer,
  updateRequest,
} from '@callboard/freelancers/contract'
import {
  asksAgain,
  defineAction,
  type Follow,
  inAnswer,
  onSignal,
  reduces,
  refresh,
  useRoom,
} from '@callboard/kit/data'
import { getSession, listCalendar, listProjects, listTodaysSessions } from '@callboard/projects/contract'

export const saveProfileAction = defineAction(saveOwnProfile, {
  refreshes: [getOwnProfile, listCalendar],
  says: () => 'Profile updated successfully',
})

type Info = ReplyOf<typeof getRequestInfo>

const inRequest = (info: Info, change: (request: RequestView) => RequestView): Info => ({
  ...info,
  request: change(info.request),
})

const withComment = (info: Info, comment: RequestComment): Info =>
  inRequest(info, (request) =>
    request.comments.some(({ _id }) => _id === comment._id)
      ? request
      : { ...request, comments: [...request.comments, comment] },
  )

const withView = (info: Info, view: Info['request']['last_views'][number]): Info =>
  inRequest(info, (request) => ({
    ...request,
    last_views: [...request.last_views.filter(({ by }) => by !== view.by), view],
  }))

/** Keeps a request in step with the other side. @param me whose own comments are read */
export const followsRequest = (id: string, me: string | undefined): readonly Follow<Info>[] => [
  {
    room: requestRoom,
    id,
    signals: [
      reduces(requestCommented, (now, { comment }) => {
        const told = withComment(now, comment)
        const isNews = told !== now && told.request.comments.length > now.request.comments.length
        return isNews && comment.by?._id !== me
          ? inRequest(told, (request) => ({ ...request, read: false }))
          : told
      }),
      reduces(requestCommentsRead, (now, { view }) => withView(now, view)),
      asksAgain(requestChanged),
    ],
  },
]

const reloadRequests = () => void refresh(listRequests)

/** Keeps a request of a list in step with its person. */
export const useLiveRequest = (id: string) =>
  useRoom(
    requestRoom,
    id,
    [onSignal(requestChanged, reloadRequests), onSignal(requestCommented, reloadRequests)],
    { reload: reloadRequests },
  )

/** Keeps the list of the requests to a person in step with those who ask. */
export const useLiveOwnRequests = (person: string | undefined) =>
  useRoom(ownRequestsRoom, person, [onSignal(ownRequestsChanged, reloadRequests)], { reload: reloadRequests })

const staffing = [
  ...[listRequests, listProfiles, getRequestInfo, getSession],
  ...[listProjects, listTodaysSessions, listCalendar],
]

export const askFreelancersAction = defineAction(askFreelancers, {
  refreshes: [listRequests, listProfiles],
  says: ({ requests }) => {
    const [first] = requests
    return requests.length === 1 && first
      ? `${first.requested_person.name} is asked.`
      : `${requests.length} people are asked.`
  },
  refused: () => ({ refreshes: [getSession] }),
})
export const bookFreelancerAction = defineAction(bookFreelancer, {
  refreshes: staffing,
  says: ({ requested_person }) => `${requested_person.name} is booked, and gets the dates by e-mail.`,
  refused: () => ({ refreshes: staffing }),
})
export const unbookFreelancerAction = defineAction(unbookFreelancer, {
  refreshes: staffing,
  says: ({ requested_person }) => `${requested_person.name} is released, and told by e-mail.`,
  refused: () => ({ refreshes: [listRequests] }),
  toasts: true,
})
export const rejectFreelancerAction = defineAction(updateRequest, {
  refreshes: [listRequests, listProfiles, getRequestInfo],
  says: ({ requested_person }) => `The request to ${requested_person.name} is closed.`,
  refused: () => ({ refreshes: [listRequests] }),
  toasts: true,
})

export const answerRequestAction = defineAction(setFreelancerResponse, {
  changes: (request, { id }) => [inAnswer(getRequestInfo, { id }, (now) => ({ ...now, request }))],
  refreshes: [listRequests],
  refused: () => ({ refreshes: [getRequestInfo, listRequests] }),
})

export const commentAction = defineAction(commentOnRequest, {
  changes: (comment, { id }) => [inAnswer(getRequestInfo, { id }, (now) => withComment(now, comment))],
})
export const readCommentsAction = defineAction(readRequestComments, {
  changes: (view, { id }) => [
    inAnswer(getRequestInfo, { id }, (now) =>
      inRequest(withView(now, view), (request) => ({ ...request, read: true })),
    ),
  ],
  refreshes: [listRequests],
})
