import { useCase } from '@callboard/core'
import { getPublicSession, getSessionRoles } from '../../contract/index.ts'
import { brandView } from '../../queries/index.ts'

export const GetPublicSession = useCase(getPublicSession, {}, async ({ subject: { session } }) => ({
  _id: session.id,
  name: session.name,
  studio_name: session.projectName,
  studio_uri: session.projectUri,
  brand: brandView(session.projectId, session.brand),
  is_archived: session.archived,
  time_zone: session.timeZone,
  roles: [...session.roles],
  dates: session.dates.map((date) => ({
    _id: date.id,
    date: date.date,
    start_time: date.startTime,
    location_type: date.locationType,
    in_person_location: date.inPersonLocation,
  })),
}))

export const GetSessionRoles = useCase(getSessionRoles, {}, async ({ subject: { session } }) => ({
  roles: [...session.roles],
}))
