import {
  detailsFaults,
  isMinor,
  type ProfileRules,
  type saveTalentDetails,
  type TalentProfile,
} from '@callboard/accounts/contract'
import { isDay } from '@callboard/core/http-contract'
import type { CallInput } from '@callboard/kit/data'
import { type TypedSizes, typedSizes, wiredSizes } from '@callboard/kit/typed-sizes'

/** Additional Details as they are typed. */
export interface TypedDetails extends TypedSizes {
  readonly isRepresented: boolean
  readonly agent: string
  readonly agent_email: string
  readonly agent_phone: string
  readonly date_of_birth: string
  readonly guardian_name: string
  readonly guardian_email: string
  readonly guardian_phone: string
  readonly guardian_consent: boolean
  readonly instagram_handle: string
  readonly tiktok_handle: string
}

export const typedDetails = (profile: TalentProfile): TypedDetails => ({
  ...typedSizes(profile),
  isRepresented: profile.isRepresented,
  agent: profile.agent ?? '',
  agent_email: profile.agent_email ?? '',
  agent_phone: profile.agent_phone ?? '',
  date_of_birth: profile.date_of_birth ?? '',
  guardian_name: profile.guardian?.name ?? '',
  guardian_email: profile.guardian?.email ?? '',
  guardian_phone: profile.guardian?.phone ?? '',
  // A stored guardian has agreed.
  guardian_consent: profile.guardian !== null,
  instagram_handle: profile.instagram_handle ?? '',
  tiktok_handle: profile.tiktok_handle ?? '',
})

/** The typed birth date is that of a talent under 18. */
export const asksGuardian = ({ date_of_birth }: TypedDetails, now: Date): boolean =>
  isDay(date_of_birth) && isMinor(date_of_birth, now)

const guardianOf = (typed: TypedDetails) => ({
  name: typed.guardian_name.trim(),
  email: typed.guardian_email.trim(),
  phone: typed.guardian_phone,
  consent: typed.guardian_consent,
})

/** The details as they are sent, beside account and version. */
export const wiredDetails = (
  typed: TypedDetails,
  now: Date,
): Omit<CallInput<typeof saveTalentDetails>, 'id' | 'version'> => ({
  ...wiredSizes(typed),
  isRepresented: typed.isRepresented,
  agent: typed.agent.trim(),
  agent_email: typed.agent_email.trim(),
  agent_phone: typed.agent_phone,
  date_of_birth: typed.date_of_birth,
  ...(asksGuardian(typed, now) ? { guardian: guardianOf(typed) } : {}),
  instagram_handle: typed.instagram_handle.trim(),
  tiktok_handle: typed.tiktok_handle.trim(),
})

export const faultsOfDetails = (typed: TypedDetails, rules: ProfileRules): Record<string, string> =>
  Object.fromEntries(
    detailsFaults(
      {
        isRepresented: typed.isRepresented,
        agent: typed.agent,
        agentEmail: typed.agent_email,
        agentPhone: typed.agent_phone,
        birthDate: typed.date_of_birth,
        guardian: guardianOf(typed),
        instagram: typed.instagram_handle,
        tiktok: typed.tiktok_handle,
      },
      rules,
    ),
  )
