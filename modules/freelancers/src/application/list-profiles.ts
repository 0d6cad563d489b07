import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, denied, isStaff, missing, useCase } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { listProfiles } from '../contract/index.ts'
import { signedIn } from './own-user.ts'
import { FREELANCERS_STORE, type ProfileViewer } from './ports/index.ts'
import { profileView } from './profile-view.ts'
import { Engagements } from './requests/engagements.ts'
import { isOffice } from './requests/session-now.ts'

const PAGE = 10

/** Super admins see every profile; others see those shown to all or to them, and their own. */
function viewerOf(actor: Actor): ProfileViewer {
  if (actor.kind !== 'user' || !isStaff(actor)) throw denied()
  return actor.userType === 'super_admin' ? 'all' : { userId: actor.userId }
}

export const ListProfiles = useCase(
  listProfiles,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY, sessions: SESSION_DIRECTORY, engagements: Engagements },
  async ({ needs, actor, input }) => {
    const viewer = viewerOf(actor)
    // Where people work otherwise is for those alone who may book them.
    const session = input.session === undefined ? null : await needs.sessions.session(input.session)
    if (input.session !== undefined && (!session || !isOffice(actor, session))) throw missing('This session')
    const search = {
      viewer,
      name: input.name?.trim() || undefined,
      willWorkAs: input.will_work_as,
      freeOn: input.free_on,
      without: session && input.free_on ? await needs.sessions.runningOn(input.free_on) : [],
    }
    const take = input.take ?? PAGE
    const { found, page, bookedBefore, asked } = await needs.store.read(async ({ profiles, requests }) => {
      const found = await profiles.page(search, input.skip ?? 0, take + 1)
      const page = found.slice(0, take)
      const people = page.map(({ userId }) => userId)
      return {
        found,
        page,
        bookedBefore: new Set(await requests.bookedBy(signedIn(actor).userId, people)),
        asked: session ? await requests.liveOf(session.id, people) : [],
      }
    })
    const users = await needs.users.many(page.map(({ userId }) => userId))
    const byId = new Map(users.map((user) => [user.id, user]))
    const taken = session
      ? await needs.engagements.takenOn(actor, {
          sessionId: session.id,
          people: page.map(({ userId }) => userId),
          days: session.dates.map(({ date }) => date),
        })
      : []
    const takenBy = Map.groupBy(taken, ({ userId }) => userId)
    const askedBy = Map.groupBy(asked, ({ requestedPerson }) => requestedPerson)
    // An account that was deleted a moment ago is left out.
    const views = page.flatMap((profile) => {
      const user = byId.get(profile.userId)
      if (!user) return []
      const days = (takenBy.get(user.id) ?? []).map(({ date, booked, by }) => ({ date, booked, by }))
      const booked_before = bookedBefore.has(user.id)
      const asked = (askedBy.get(user.id) ?? []).flatMap(({ dates }) =>
        dates.map(({ dayId, roles }) => ({ date: dayId, roles: [...roles] })),
      )
      return [{ ...profileView(actor, profile, user), booked_before, asked, taken: days }]
    })
    return { profiles: views, has_more: found.length > take }
  },
)
