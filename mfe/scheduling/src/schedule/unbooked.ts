import type { LobbyRecord } from '@callboard/lobby/contract'
import type { Availability, KnownTalent, LostTime } from '@callboard/scheduling/contract'
import type { Unbooked } from './carried.ts'
import { everyTalent } from './without-appointment.ts'

/** The facts of a check-in that the list shows. */
export type Arrived = Pick<
  LobbyRecord,
  '_id' | 'first_name' | 'last_name' | 'email' | 'photo_url' | 'role' | 'signed_out' | 'auditioned'
>

/** An e-mail address as it is compared. */
export const sameAddress = (email: string) => email.trim().toLowerCase()

/** The whole name of a person, as screens write it. */
type Naming = (person: Pick<KnownTalent, 'first_name' | 'last_name' | 'email'>) => string

const arrived =
  (nameOf: Naming) =>
  (record: Arrived): Unbooked => ({
    key: record._id,
    name: nameOf(record),
    email: record.email,
    photoUrl: record.photo_url,
    role: record.role || undefined,
    isInLobby: true,
    whom: {
      talent: { email: record.email, first_name: record.first_name, last_name: record.last_name },
    },
  })

const known =
  (nameOf: Naming) =>
  (talent: KnownTalent): Unbooked => ({
    key: talent._id,
    name: nameOf(talent),
    email: talent.email,
    photoUrl: talent.photo_url,
    role: talent.role || undefined,
    isInLobby: false,
    whom: talent.has_account
      ? { talent_id: talent._id }
      : { talent: { email: talent.email, first_name: talent.first_name, last_name: talent.last_name } },
  })

/** A talent without a time, to be given another one. */
export const unbookedOfLost =
  (nameOf: Naming) =>
  ({ _id, talent, role }: LostTime): Unbooked => ({
    key: _id,
    name: nameOf(talent),
    email: talent.email,
    photoUrl: talent.photo_url,
    role,
    isInLobby: false,
    whom: { talent_id: talent._id },
  })

/**
 * Who could be given a time on the date: people in its lobby, in the order of the line, then the talent of the project.
 * People without an e-mail address cannot be booked, and nobody is in the list twice.
 * @param lost are in a list of their own
 */
export function unbookedOn(
  availability: Availability,
  lobby: readonly Arrived[],
  project: readonly KnownTalent[],
  lost: readonly LostTime[],
  nameOf: Naming,
): Unbooked[] {
  const seen = new Set([...everyTalent(availability), ...lost].map(({ talent }) => sameAddress(talent.email)))
  const isNew = ({ email }: { readonly email: string }) => {
    const address = sameAddress(email)
    if (!address || seen.has(address)) return false
    seen.add(address)
    return true
  }
  const isGone = ({ signed_out, auditioned }: Arrived) => signed_out || auditioned
  const inLobby = lobby
    .filter((record) => !isGone(record))
    .filter(isNew)
    .map(arrived(nameOf))
  // Who has been seen on the date, or has left, needs no time on it.
  for (const { email } of lobby.filter(isGone)) seen.add(sameAddress(email))
  return [...inLobby, ...project.filter(isNew).map(known(nameOf))]
}
