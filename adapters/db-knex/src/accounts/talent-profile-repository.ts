import type { TalentProfile, TalentProfileRepository } from '@callboard/accounts'
import { CLOTHES_TYPES } from '@callboard/accounts/contract'
import type { Query } from '../dialect/query.ts'
import {
  flag,
  instant,
  isText,
  json,
  listOf,
  number,
  oneOf,
  orNull,
  partsOrNull,
  Rows,
  tableOf,
  text,
} from '../table/index.ts'
import { isSizeCodes } from './size-codes.ts'

const PROFILES = tableOf<TalentProfile>().named(
  'account_talent_profile',
  {
    userId: text('user_id'),
    headshotKeys: json('headshot_keys', listOf(isText)),
    isRepresented: flag('is_represented'),
    agent: orNull(text('agent')),
    agentEmail: orNull(text('agent_email')),
    agentPhone: orNull(text('agent_phone')),
    birthDate: orNull(text('date_of_birth')),
    guardian: partsOrNull('guardian_name', {
      name: text('guardian_name'),
      email: text('guardian_email'),
      phone: text('guardian_phone'),
      consentAt: instant('guardian_consent_at'),
    }),
    heightFt: orNull(number('height_ft')),
    heightIn: orNull(number('height_in')),
    clothesType: orNull(oneOf('clothes_type', CLOTHES_TYPES)),
    clothesSizes: json('clothes_sizes', isSizeCodes),
    instagramHandle: orNull(text('instagram_handle')),
    tiktokHandle: orNull(text('tiktok_handle')),
    version: number('version'),
  },
  // Texts are asked for at each check-in; the column cannot be null.
  { opt_in: () => false },
)

export function talentProfileRepository(query: Query): TalentProfileRepository {
  const rows = new Rows(PROFILES, query)
  return {
    of: (userId) => rows.first(rows.where({ user_id: userId })),
    save: (profile) => rows.put(profile, ['user_id']),
  }
}
