import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, conflict, invalid, type NeedsOf, PHONE_NUMBERS, RICH_TEXT, useCase } from '@callboard/core'
import { getOwnProfile, saveOwnProfile } from '../contract/index.ts'
import { blankProfile, checkProfile, type Profile } from '../domain/profile.ts'
import { DEFAULT_ZONE, nameOf, ownUser } from './own-user.ts'
import { FREELANCERS_STORE } from './ports/index.ts'
import { profileView } from './profile-view.ts'
import { viewersOf } from './visibility.ts'

export const GetOwnProfile = useCase(
  getOwnProfile,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor }) => {
    const user = await ownUser(actor, needs.users)
    const stored = await needs.store.read(({ profiles }) => profiles.find(user.id))
    return profileView(actor, stored ?? blankProfile(user.id, nameOf(user), DEFAULT_ZONE), user)
  },
)

const NEEDS = {
  store: FREELANCERS_STORE,
  users: USER_DIRECTORY,
  phones: PHONE_NUMBERS,
  richText: RICH_TEXT,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>

export const SaveOwnProfile = useCase(saveOwnProfile, NEEDS, async ({ needs, actor, input }) => {
  const user = await ownUser(actor, needs.users)
  const profile: Profile = {
    userId: user.id,
    name: nameOf(user),
    willWorkAs: input.will_work_as,
    experience: needs.richText.clean(input.experience),
    availableDates: input.available_dates.toSorted(),
    nonAvailableDates: input.non_available_dates.toSorted(),
    availabilityNotes: input.availability_notes,
    timezone: input.timezone,
    phone: phoneOf(needs, input.phone),
    receiveEmail: input.receive_email,
    receiveText: input.receive_text,
    showToAll: input.show_to_all,
    showTo: await viewersOf(needs.users, input),
    version: input.version,
  }
  return await needs.store.write(async ({ profiles }, outbox) => {
    checkProfile(profile, await profiles.find(user.id), needs.clock.now())
    if (await profiles.save(profile)) {
      return outbox.answer(profileView(actor, { ...profile, version: profile.version + 1 }, user))
    }
    const current = await profiles.find(user.id)
    throw conflict(
      'profile_changed',
      'The profile was changed meanwhile. Please look at it again.',
      current && profileView(actor, current, user),
    )
  })
})

function phoneOf({ phones }: Needs, typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null
  const phone = phones.parse(typed, 'US')
  if (phone === null) throw invalid('phone', 'Please Enter a valid Phone number')
  return phone
}
