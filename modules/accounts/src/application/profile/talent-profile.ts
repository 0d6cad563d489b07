import { BLOB_STORE, CLOCK, conflict, missing, PHONE_NUMBERS, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { getTalentProfile, saveAboutMe, saveTalentDetails } from '../../contract/index.ts'
import {
  noProfile,
  type ReadingRules,
  readAboutMe,
  readAgent,
  readDetails,
  type TalentProfile,
} from '../../domain/talent-profile.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { GuardianNews } from './guardian-news.ts'
import { talentProfileView } from './talent-profile-view.ts'

export const GetTalentProfile = useCase(
  getTalentProfile,
  { store: ACCOUNTS_STORE, blobs: BLOB_STORE },
  ({ needs, input: { id } }) =>
    needs.store.read(async ({ users, talentProfiles }) => {
      const user = await users.find(id)
      if (!user) throw missing('The account')
      return talentProfileView(user, (await talentProfiles.of(id)) ?? noProfile(id), needs.blobs)
    }),
)

const NEEDS = { store: ACCOUNTS_STORE, blobs: BLOB_STORE, phones: PHONE_NUMBERS, clock: CLOCK }

/** The profile with the agent of the input, or as it is where the input says nothing of one. */
function withAgent(
  before: TalentProfile,
  input: InputOf<typeof saveAboutMe>,
  rules: ReadingRules,
): TalentProfile {
  const { isRepresented, agent, agent_email: agentEmail, agent_phone: agentPhone } = input
  if (isRepresented === undefined) return before
  const read = readAgent({ isRepresented, agent, agentEmail, agentPhone }, rules)
  return { ...before, ...read, version: before.version + 1 }
}

export const SaveAboutMe = useCase(saveAboutMe, NEEDS, ({ needs, input }) =>
  needs.store.write(async ({ users, talentProfiles }, outbox) => {
    const user = await users.lock(input.id)
    if (!user) throw missing('The account')
    const before = (await talentProfiles.of(input.id)) ?? noProfile(input.id)
    const typed = {
      firstName: input.first_name,
      lastName: input.last_name,
      phone: input.phone,
      email: input.email,
      headshots: before.headshotKeys.length,
    }
    const rules = { phones: needs.phones, now: needs.clock.now() }
    const read = readAboutMe(typed, user, rules)
    const profile = withAgent(before, input, rules)
    const changed = { ...user, ...read, version: user.version + 1 }
    await users.save(changed)
    if (profile !== before) await talentProfiles.save(profile)
    return outbox.answer(talentProfileView(changed, profile, needs.blobs))
  }),
)

export const SaveTalentDetails = useCase(
  saveTalentDetails,
  { ...NEEDS, guardians: GuardianNews },
  ({ needs, input }) =>
    needs.store.write(async ({ users, talentProfiles }, outbox) => {
      const user = await users.lock(input.id)
      if (!user) throw missing('The account')
      const before = (await talentProfiles.of(input.id)) ?? noProfile(input.id)
      if (input.version !== before.version)
        throw conflict(
          'profile_changed',
          'Your profile was changed in another place meanwhile. Please look at it again.',
          talentProfileView(user, before, needs.blobs),
        )
      const read = readDetails(
        {
          isRepresented: input.isRepresented,
          agent: input.agent,
          agentEmail: input.agent_email,
          agentPhone: input.agent_phone,
          birthDate: input.date_of_birth,
          guardian: input.guardian,
          height: input.height ?? null,
          clothesType: input.clothes_type ?? null,
          sizes: input.sizes ?? {},
          instagram: input.instagram_handle,
          tiktok: input.tiktok_handle,
        },
        before,
        { phones: needs.phones, now: needs.clock.now() },
      )
      const changed = { ...before, ...read, version: before.version + 1 }
      await talentProfiles.save(changed)
      needs.guardians.tell(outbox, user, before, changed)
      return outbox.answer(talentProfileView(user, changed, needs.blobs))
    }),
)
