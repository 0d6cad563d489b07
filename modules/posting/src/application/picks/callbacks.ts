import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { service } from '@callboard/core'
import { TALENT_CONTACTS } from '@callboard/lobby/queries'
import type { SessionFacts } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES, type LostTalentTime, type TalentTime } from '@callboard/scheduling/queries'
import type { PickCallback } from '../../contract/index.ts'
import type { TalentPick } from '../../domain/picks.ts'

/** Before every day. */
const NO_DAY = ''

type Time = TalentTime | LostTalentTime

/**
 * The times that picked talent have in later sessions of their project, and those that were cancelled without another one
 * since. A statement for each kind of row at any size.
 */
export class Callbacks extends service({
  contacts: TALENT_CONTACTS,
  users: USER_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
}) {
  /**
   * @param sessions all of the project
   * @returns by record, in the order of their times
   */
  async of(
    picks: readonly TalentPick[],
    sessions: readonly SessionFacts[],
  ): Promise<ReadonlyMap<string, PickCallback[]>> {
    const byId = new Map(sessions.map((session) => [session.id, session]))
    const firstDay = (id: string) => byId.get(id)?.dates[0]?.date ?? NO_DAY
    const began = picks.map(({ sessionId }) => firstDay(sessionId)).toSorted()[0] ?? NO_DAY
    const after = sessions.filter(({ id }) => firstDay(id) > began)
    if (after.length === 0) return new Map()
    const { appointments } = this.needs
    const times: readonly Time[] = [
      ...(await appointments.timesOn(after.flatMap(({ dates }) => dates.map(({ id }) => id)))),
      ...(await appointments.lostTimes(after.map(({ id }) => id))),
    ]
    const accounts = await this.needs.users.many([...new Set(times.map(({ talentId }) => talentId))])
    const timesOf = Map.groupBy(times, ({ talentId }) => talentId)
    const accountOf = new Map(accounts.map(({ id, email }) => [email.toLowerCase(), id]))
    const contacts = await this.needs.contacts.of(picks.map(({ member }) => member.recordId))
    const emailOf = new Map(contacts.map(({ recordId, email }) => [recordId, email]))
    return new Map(
      picks.flatMap(({ member: { recordId }, sessionId }) => {
        const account = accountOf.get(emailOf.get(recordId) ?? '')
        const ofTalent = account === undefined ? [] : (timesOf.get(account) ?? [])
        const later = ofTalent.filter((time) => firstDay(time.sessionId) > firstDay(sessionId))
        const views = inOrder(later).map((time) => callbackView(time, byId.get(time.sessionId)!))
        return views.length > 0 ? [[recordId, views] as const] : []
      }),
    )
  }
}

const inOrder = (times: readonly Time[]): Time[] =>
  times.toSorted((a, b) => a.start.getTime() - b.start.getTime())

const callbackView = (time: Time, { id, name, timeZone }: SessionFacts): PickCallback => ({
  session: { _id: id, name, time_zone: timeZone },
  starts_at: time.start.toISOString(),
  ...('cause' in time ? { reply: null, lost: time.cause } : { reply: time.reply, lost: null }),
})
