import { USER_DIRECTORY, USER_PHOTOS } from '@callboard/accounts/queries'
import { isStaffStanding, standingOf, useCase } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { listKnownTalent, MOST_KNOWN_TALENT } from '../../contract/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

/** Of the sessions that the actor works on: nobody learns of the talent of others. */
export const ListKnownTalent = useCase(
  listKnownTalent,
  { store: SCHEDULING_STORE, sessions: SESSION_DIRECTORY, users: USER_DIRECTORY, photos: USER_PHOTOS },
  async ({ needs, actor, subject: { session, day } }) => {
    const sessions = (await needs.sessions.byProject(session.projectId)).filter((other) =>
      isStaffStanding(standingOf(actor, groundOfSession(other))),
    )
    const booked = await needs.store.read(async ({ frames, appointments }) =>
      appointments.ofDays(await frames.daysOf(sessions.map(({ id }) => id))),
    )
    const here = new Set(booked.filter(({ dayId }) => dayId === day.id).map(({ talentId }) => talentId))
    const ids = [...new Set(booked.map(({ talentId }) => talentId))].filter((id) => !here.has(id))
    const users = ids.length > 0 ? await needs.users.many(ids) : []
    const shown = users
      .toSorted((a, b) => a.firstName.localeCompare(b.firstName) || a.lastName.localeCompare(b.lastName))
      .slice(0, MOST_KNOWN_TALENT)
    const photos = await needs.photos.of(shown.map(({ id }) => id))
    return shown.map(({ id, firstName, lastName, email }) => ({
      _id: id,
      first_name: firstName,
      last_name: lastName,
      email,
      photo_url: photos.get(id) ?? null,
    }))
  },
)
