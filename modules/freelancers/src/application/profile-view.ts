import type { UserFacts } from '@callboard/accounts/queries'
import { type Actor, roleOf } from '@callboard/core'
import type { FreelancerProfile } from '../contract/index.ts'
import type { Profile } from '../domain/profile.ts'

/**
 * The list of a profile's viewers is only for its owner and super admins, e-mail and phone for those who may book the
 * person besides.
 */
export function profileView(actor: Actor, profile: Profile, user: UserFacts): FreelancerProfile {
  const isOwn = actor.kind === 'user' && actor.userId === profile.userId
  const seesAll = isOwn || roleOf(actor) === 'super_admin'
  const seesContact = seesAll || roleOf(actor) === 'casting_director'
  return {
    _id: profile.userId,
    first_name: user.firstName,
    last_name: user.lastName,
    email: seesContact ? user.email : null,
    will_work_as: [...profile.willWorkAs],
    experience: profile.experience,
    available_dates: [...profile.availableDates],
    non_available_dates: [...profile.nonAvailableDates],
    availability_notes: profile.availabilityNotes,
    timezone: profile.timezone,
    phone: seesContact ? profile.phone : null,
    receive_email: profile.receiveEmail,
    receive_text: profile.receiveText,
    show_to_all: profile.showToAll,
    show_to: seesAll ? [...profile.showTo] : [],
    version: profile.version,
    can: { edit: isOwn },
  }
}
