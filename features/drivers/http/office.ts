import { randomInt, randomUUID } from 'node:crypto'
import { login, register } from '@callboard/accounts/contract'
import { addToGroup, checkIn, getCheckInPage, uploadCheckInPhoto } from '@callboard/lobby/contract'
import {
  createProject,
  createSession,
  type LocationType,
  needsPlace,
  type SessionView,
} from '@callboard/projects/contract'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { waitingPhoto } from '../../support/photo.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { ApiClient } from './api-client.ts'
import { passBotCheck } from './bot-check.ts'
import { ownAddress } from './own-address.ts'

/** @throws Error when the server does not let them in */
export async function signIn(origin: string, who: Parameters<typeof demoEmail>[0]): Promise<ApiClient> {
  const reply = await new ApiClient(origin).call(login, { email: demoEmail(who), password: DEMO_PASSWORD })
  if (!reply.token) throw new Error(reply.error)
  return new ApiClient(origin, reply.token)
}

/** A new talent account. @param address see `ApiClient` */
export async function signUpTalent(origin: string, name: string, address = ownAddress()): Promise<ApiClient> {
  const visitor = new ApiClient(origin, undefined, address)
  const { token } = await visitor.call(register, {
    email: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`,
    password: 'a long enough secret',
    user_type: 'talent',
    first_name: name,
    last_name: 'Example',
    captcha: await passBotCheck(visitor),
  })
  return new ApiClient(origin, token, address)
}

/** A project with a session of today and tomorrow. */
export async function startSession(
  director: ApiClient,
  roles: readonly string[],
  location_type: LocationType = 'Virtual',
): Promise<SessionView> {
  const project = await director.call(createProject, {
    name: `Corner shop ${randomUUID().slice(0, 8)}`,
    project_roles: [...roles],
  })
  return await director.call(createSession, {
    name: 'First round',
    studio: project._id,
    time_zone: ZONE,
    dates: [0, 1].map((days) => ({
      date: dayFromToday(days),
      start_time: '10:00',
      location_type,
      in_person_location: needsPlace(location_type) ? 'Studio 4' : '',
    })),
  })
}

/** A number of its own for each talent: check-ins are limited by number. */
const newPhone = () => `+1213${randomInt(2_000_000, 10_000_000)}`

/** Everything a check-in sends, but for the last step. @param visitor default: a guest */
export async function prepareCheckIn(
  origin: string,
  session: { readonly uri: string; readonly session: string },
  name: string,
  role: string,
  visitor = new ApiClient(origin),
) {
  const { ticket } = await visitor.call(getCheckInPage, session)
  if (!ticket) throw new Error('Check-in is not open.')
  const { photo } = await visitor.call(uploadCheckInPhoto, { ticket, file: waitingPhoto() })
  const fields = {
    ticket,
    first_name: name,
    last_name: 'Example',
    email: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`,
    phone: newPhone(),
    role,
    photo,
    opt_in: true,
    terms: true as const,
    captcha: await passBotCheck(visitor),
  }
  const submit = (kiosk = false, key?: string) => visitor.call(checkIn, { ...fields, kiosk }, key)
  const submitWith = (changed: object) => visitor.call(checkIn, { ...fields, ...changed })
  return { fields, submit, submitWith }
}

/** A session of today with one talent, who is in its current group. @param name first name */
export async function startGroup(
  origin: string,
  director: ApiClient,
  name = 'Ana',
  location: LocationType = 'Virtual',
) {
  const session = await startSession(director, ['Barista'], location)
  const onboard = { uri: session.studio_uri, session: session._id }
  const talent = await (await prepareCheckIn(origin, onboard, name, 'Barista')).submit()
  const { _id: group } = await director.call(addToGroup, { id: talent.record_id })
  return { session, talent, group }
}
