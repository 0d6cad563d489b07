import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { isStaffStanding, standingOf, useCase } from '@callboard/core'
import { type ListedTalent, TALENT_CONTACTS } from '@callboard/lobby/queries'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { type KnownTalent, listKnownTalent, MOST_KNOWN_TALENT } from '../../contract/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { TalentFaces } from './talent-faces.ts'

const ofAccount = (
  { id, firstName, lastName, email }: UserFacts,
  checkIn: ListedTalent | undefined,
  photo: string | undefined,
): KnownTalent => ({
  _id: id,
  first_name: firstName,
  last_name: lastName,
  email,
  photo_url: photo ?? null,
  role: checkIn?.role ?? '',
  has_account: true,
})

const ofCheckIn = ({ recordId, firstName, lastName, email, role, photoUrl }: ListedTalent): KnownTalent => ({
  _id: recordId,
  first_name: firstName,
  last_name: lastName,
  email,
  photo_url: photoUrl,
  role,
  has_account: false,
})

/** Of the sessions that the actor works on: nobody learns of the talent of others. */
export const ListKnownTalent = useCase(
  listKnownTalent,
  {
    store: SCHEDULING_STORE,
    sessions: SESSION_DIRECTORY,
    users: USER_DIRECTORY,
    contacts: TALENT_CONTACTS,
    faces: TalentFaces,
  },
  async ({ needs, actor, subject: { session, day } }) => {
    const sessions = (await needs.sessions.byProject(session.projectId)).filter((other) =>
      isStaffStanding(standingOf(actor, groundOfSession(other))),
    )
    const sessionIds = sessions.map(({ id }) => id)
    const { booked, lost } = await needs.store.read(async ({ frames, appointments, lostTimes }) => ({
      booked: await appointments.ofDays(await frames.daysOf(sessionIds)),
      lost: await lostTimes.talentOf(sessionIds),
    }))
    const here = new Set(booked.filter(({ dayId }) => dayId === day.id).map(({ talentId }) => talentId))
    const ids = [...new Set([...booked.map(({ talentId }) => talentId), ...lost])]
    const users = ids.length > 0 ? await needs.users.many(ids) : []
    const listed = await needs.contacts.listed(sessionIds)
    const photos = await needs.faces.of(users, session.projectId)
    const addresses = new Set(users.map(({ email }) => email.toLowerCase()))
    const checkIns = new Map(listed.map((one) => [one.email, one]))
    return [
      ...users
        .filter(({ id }) => !here.has(id))
        .map((user) => ofAccount(user, checkIns.get(user.email.toLowerCase()), photos.get(user.id))),
      ...listed.filter(({ email }) => !addresses.has(email)).map(ofCheckIn),
    ]
      .toSorted((a, b) => a.first_name.localeCompare(b.first_name) || a.last_name.localeCompare(b.last_name))
      .slice(0, MOST_KNOWN_TALENT)
  },
)
