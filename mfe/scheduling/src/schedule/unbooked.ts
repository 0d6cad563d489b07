import type { LobbyRecord } from '@callboard/lobby/contract'
import type { Availability, KnownTalent } from '@callboard/scheduling/contract'
import type { Unbooked } from './carried.ts'
import { everyTalent } from './without-appointment.ts'

/** The facts of a check-in that the list shows. */
export type Arrived = Pick<
  LobbyRecord,
  '_id' | 'first_name' | 'last_name' | 'email' | 'photo_url' | 'role' | 'signed_out' | 'auditioned'
>

const sameAddress = (email: string) => email.trim().toLowerCase()

/** The whole name of a person, as screens write it. */
type Naming = (person: Pick<KnownTalent, 'first_name' | 'last_name' | 'email'>) => string

const arrived =
  (nameOf: Naming) =>
  (record: Arrived): Unbooked => ({
    key: record._id,
    name: nameOf(record),
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
    photoUrl: talent.photo_url,
    role: undefined,
    isInLobby: false,
    whom: { talent_id: talent._id },
  })

/**
 * Who could be given a time on the date: people in its lobby, in the order of the line, then the talent of the project.
 * People without an e-mail address cannot be booked, and nobody is in the list twice.
 */
export function unbookedOn(
  availability: Availability,
  lobby: readonly Arrived[],
  project: readonly KnownTalent[],
  nameOf: Naming,
): Unbooked[] {
  const seen = new Set(everyTalent(availability).map(({ talent }) => sameAddress(talent.email)))
  const isNew = ({ email }: { readonly email: string }) => {
    const address = sameAddress(email)
    if (!address || seen.has(address)) return false
    seen.add(address)
    return true
  }
  const waiting = lobby.filter(({ signed_out, auditioned }) => !signed_out && !auditioned)
  return [...waiting.filter(isNew).map(arrived(nameOf)), ...project.filter(isNew).map(known(nameOf))]
}
