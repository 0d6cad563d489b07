import { getTalentProfile } from '@callboard/accounts/contract'
import { type Account, useAnswer } from '@callboard/kit/data'
import { Text } from '@callboard/kit/ui'
import { ProfileLink } from './profile-link.tsx'

/** The way to the profile of a talent who has no photo there, and back: the office sees faces beside the times. */
export default function MissingPhoto({ account }: { readonly account: Account }) {
  const profile = useAnswer(getTalentProfile, { id: account._id })
  if (profile.kind !== 'ready' || profile.data.photos.length > 0) return null
  return (
    <Text c="dimmed" w="100%" mt="sm">
      Your profile has no photo yet. With one the casting office sees who is coming.{' '}
      <ProfileLink>Complete your profile and continue</ProfileLink>
    </Text>
  )
}
