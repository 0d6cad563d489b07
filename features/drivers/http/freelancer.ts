import type { MessageRow } from '@callboard/admin/contract'
import type { InputOf } from '@callboard/core/http-contract'
import { askFreelancer, getOwnProfile, saveOwnProfile } from '@callboard/freelancers/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from './api-client.ts'
import type { MessageLog } from './message-log.ts'

/**
 * Fills in the profile of a session manager and shows it to everybody.
 * @param wishes fields beside those of a new profile
 * @returns the account's id
 */
export async function showProfile(
  freelancer: ApiClient,
  wishes: Partial<InputOf<typeof saveOwnProfile>> = {},
): Promise<string> {
  const profile = await freelancer.call(getOwnProfile, {})
  const { _id, first_name: _first, last_name: _last, email: _email, can: _can, ...fields } = profile
  if (!profile.show_to_all)
    await freelancer.call(saveOwnProfile, {
      ...fields,
      will_work_as: ['session_runner', 'lobby_manager'],
      experience: fields.experience || 'Ten years of commercials.',
      show_to_all: true,
      show_to: [],
      ...wishes,
    })
  return _id
}

/** Asks a freelancer for the lobby of a date. @returns the request's id */
export async function askForLobby(
  director: ApiClient,
  freelancer: ApiClient,
  { session, day }: { readonly session: string; readonly day: string },
): Promise<string> {
  const requested_person = await showProfile(freelancer)
  const { _id } = await director.call(askFreelancer, {
    session,
    requested_person,
    dates: { [day]: ['lobby_manager'] },
  })
  return _id
}

/** Waits for a mail about a session in the log. @returns it, which is the only one */
export async function toldOnce(
  log: MessageLog,
  mail: { readonly template: string; readonly to: string; readonly session_id: string },
  state: MessageRow['state'],
): Promise<MessageRow> {
  const { template, to, session_id } = mail
  const find = async () =>
    (await log.all({ session_id })).filter((row) => row.template === template && row.to === to)
  const told = await until(`${template} to ${to} is ${state}`, find, (rows) =>
    rows.some((row) => row.state === state),
  )
  expect(told).to.have.length(1)
  return told[0]!
}
