import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, conflict, invalid, PHONE_NUMBERS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { saveOwnProfile } from '../contract/index.ts'
import { checkProfile, type Profile } from '../domain/profile.ts'
import { nameOf, ownUser } from './own-user.ts'
import { FREELANCERS_STORE } from './ports/index.ts'
import { profileView } from './profile-view.ts'
import { viewersOf } from './visibility.ts'

type Input = InputOf<typeof saveOwnProfile>

export class SaveOwnProfile extends useCase(saveOwnProfile, {
  store: FREELANCERS_STORE,
  users: USER_DIRECTORY,
  phones: PHONE_NUMBERS,
}) {
  async run(actor: Actor, input: Input): Promise<ReplyOf<typeof saveOwnProfile>> {
    const user = await ownUser(actor, this.needs.users)
    const profile: Profile = {
      userId: user.id,
      name: nameOf(user),
      willWorkAs: input.will_work_as,
      experience: input.experience,
      availableDates: input.available_dates.toSorted(),
      nonAvailableDates: input.non_available_dates.toSorted(),
      availabilityNotes: input.availability_notes,
      timezone: input.timezone,
      phone: this.#phone(input.phone),
      receiveEmail: input.receive_email,
      showToAll: input.show_to_all,
      showTo: await viewersOf(this.needs.users, input),
      version: input.version,
    }
    checkProfile(profile)
    return await this.needs.store.write(async ({ profiles }, outbox) => {
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
  }

  #phone(typed: string | null): string | null {
    if (typed === null || typed.trim() === '') return null
    const phone = this.needs.phones.parse(typed, 'US')
    if (phone === null) throw invalid('phone', 'Please Enter a valid Phone number')
    return phone
  }
}
