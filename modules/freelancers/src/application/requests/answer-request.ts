import { CLOCK, conflict, useCase } from '@callboard/core'
import { setFreelancerResponse } from '../../contract/index.ts'
import { movedRequest, openSession, RequestDesk } from './request-desk.ts'
import { RequestMessages } from './request-messages.ts'
import { RequestViews } from './request-views.ts'
import { isPast } from './session-now.ts'

export const SetFreelancerResponse = useCase(
  setFreelancerResponse,
  { desk: RequestDesk, messages: RequestMessages, views: RequestViews, clock: CLOCK },
  async ({ needs, actor, input, subject }) => {
    const { id, sessionId } = subject.request
    return await needs.desk.open(sessionId, async (open) => {
      const session = openSession(open)
      const before = open.request(id)
      const view = async (request = before) =>
        await needs.views.one(actor, { request, session, isDeleted: false })
      if (input.version !== undefined && input.version !== before.version) {
        throw conflict(
          'request_changed',
          'The request has changed meanwhile. Please look at it again before you answer.',
          await view(),
        )
      }
      if (before.dates.every((date) => isPast(date, needs.clock.now()))) {
        throw conflict('request_past', 'All dates of this request have passed.')
      }
      const request = movedRequest(before, `answer-${input.response}`, 'person')
      if (!request) return open.outbox.answer(await view())
      await open.put(request)
      const profile = await open.repositories.profiles.find(request.requestedPerson)
      await needs.messages.toOffice(open.outbox, { request, session, profile })
      return open.outbox.answer(await view(request))
    })
  },
)
