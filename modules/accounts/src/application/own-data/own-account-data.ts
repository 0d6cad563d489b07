import {
  endingOf,
  missing,
  type OwnData,
  type OwnDataPerson,
  type OwnDataSource,
  type OwnRow,
  service,
} from '@callboard/core'
import type { Passkey } from '../../domain/passkey.ts'
import type { SignIn } from '../../domain/sign-in.ts'
import type { TalentProfile } from '../../domain/talent-profile.ts'
import type { User } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

const accountRow = (user: User): OwnRow => ({
  account_id: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  phone: user.phone,
  account_type: user.userType,
  waits_to_be_casting_professional: user.staffRequested,
  business_id: user.businessId,
  external_platform_user: user.externalPlatformUser,
  has_password: user.passwordHash !== null,
  signs_in_with_google: user.googleSubject !== null,
  two_step_sign_in: user.secondFactor !== null,
  created_at: user.createdAt,
})

const talentRow = (profile: TalentProfile): OwnRow => ({
  represented: profile.isRepresented,
  agent: profile.agent,
  agent_email: profile.agentEmail,
  agent_phone: profile.agentPhone,
  date_of_birth: profile.birthDate,
  guardian: profile.guardian && {
    name: profile.guardian.name,
    email: profile.guardian.email,
    phone: profile.guardian.phone,
    consent_at: profile.guardian.consentAt,
  },
  height_ft: profile.heightFt,
  height_in: profile.heightIn,
  clothes_type: profile.clothesType,
  clothes_sizes: profile.clothesSizes,
  instagram_handle: profile.instagramHandle,
  tiktok_handle: profile.tiktokHandle,
})

const signInRow = ({ createdAt, provedAt, lastSeenAt, expiresAt }: SignIn): OwnRow => ({
  began_at: createdAt,
  confirmed_at: provedAt,
  last_seen_at: lastSeenAt,
  ends_at: expiresAt,
})

const passkeyRow = ({ name, createdAt, lastUsedAt }: Passkey): OwnRow => ({
  name,
  added_at: createdAt,
  last_used_at: lastUsedAt,
})

export class OwnAccountData extends service({ store: ACCOUNTS_STORE }) implements OwnDataSource {
  async of({ userId }: OwnDataPerson): Promise<OwnData> {
    const found = await this.needs.store.read(async (repositories) => ({
      user: await repositories.users.find(userId),
      profile: await repositories.talentProfiles.of(userId),
      signIns: await repositories.signIns.ofUser(userId),
      passkeys: await repositories.passkeys.ofUser(userId),
      credentials: await repositories.credentials.of(userId),
      attached: await repositories.users.attachedTo(userId),
      archives: await repositories.ownData.ofUser(userId),
    }))
    const { user, profile } = found
    if (!user) throw missing('The account')
    const headshots = (profile?.headshotKeys ?? []).map((key, at) => ({
      name: `headshots/headshot-${at + 1}${endingOf(key)}`,
      key,
    }))
    const isLogoElsewhere = user.logoKey !== null && !profile?.headshotKeys.includes(user.logoKey)
    const logo = isLogoElsewhere ? [{ name: `logo${endingOf(user.logoKey)}`, key: user.logoKey }] : []
    const row = {
      ...accountRow(user),
      colleagues_at_your_hand: found.attached.length,
      talent_profile: profile && talentRow(profile),
    }
    const connected = found.credentials.map(({ name, account, updatedAt }) => ({
      provider: name,
      account,
      changed_at: updatedAt,
    }))
    const asked = found.archives.map(({ createdAt }) => ({ asked_at: createdAt }))
    return {
      documents: [
        { name: 'profile', about: 'Your account and your profile.', rows: [row] },
        { name: 'sign-ins', about: 'Devices that are signed in.', rows: found.signIns.map(signInRow) },
        { name: 'passkeys', about: 'Passkeys that sign you in.', rows: found.passkeys.map(passkeyRow) },
        {
          name: 'connected-accounts',
          about: 'Your own accounts at providers of texts and chat.',
          rows: connected,
        },
        { name: 'own-data', about: 'When you asked for your data.', rows: asked },
      ],
      files: [...headshots, ...logo],
    }
  }
}
