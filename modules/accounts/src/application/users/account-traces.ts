import { MESSAGE_TRACES } from '@callboard/admin/queries'
import { CLOCK, missing, service, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { TALENT_TRACES } from '@callboard/lobby/queries'
import { ANSWER_TRACES } from '@callboard/posting/queries'
import { STAFF_WORK } from '@callboard/projects/queries'
import { TAKE_TRACES } from '@callboard/review/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { getOwnTraces, getUserTraces } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

/** What all modules hold of an account, as its deletion touches it. */
class AccountTraces extends service({
  store: ACCOUNTS_STORE,
  work: STAFF_WORK,
  appointments: APPOINTMENT_QUERIES,
  talent: TALENT_TRACES,
  takes: TAKE_TRACES,
  answers: ANSWER_TRACES,
  messages: MESSAGE_TRACES,
  clock: CLOCK,
}) {
  async of(id: string): Promise<ReplyOf<typeof getUserTraces>> {
    const { store, work, appointments, talent, takes, answers, messages, clock } = this.needs
    const now = clock.now()
    const user = await store.read(({ users }) => users.find(id))
    if (!user) throw missing('The account')
    const lobby = await talent.of(id)
    const recordIds = lobby.records.map(({ recordId }) => recordId)
    const [staff, toCome, review, said, log] = await Promise.all([
      work.of(id, now),
      appointments.countToCome(id, now),
      takes.of(id, lobby.records),
      answers.of(id),
      messages.count({ userId: id, recordIds, email: user.email, phone: user.phone }),
    ])
    return {
      projects: staff.projects,
      projects_alone: staff.alone,
      dates: staff.dates,
      appointments: toCome,
      check_ins: lobby.checkIns,
      photos: lobby.photos,
      kept_sheets: lobby.keptSheets,
      takes: review.alone,
      shared_takes: review.shared,
      messages: log,
      answers: said.answers,
      comments: said.comments + review.comments + lobby.chatMessages,
    }
  }
}

export const GetUserTraces = useCase(getUserTraces, { traces: AccountTraces }, ({ needs, input: { id } }) =>
  needs.traces.of(id),
)

export const GetOwnTraces = useCase(getOwnTraces, { traces: AccountTraces }, ({ needs, input: { id } }) =>
  needs.traces.of(id),
)
