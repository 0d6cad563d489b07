import { getTalentProfile } from '@callboard/accounts/contract'
import { type Account, useAnswer } from '@callboard/kit/data'
import { onboardAddress } from '@callboard/kit/onboard-address'
import { Anchor, Link, Text } from '@callboard/kit/ui'

/** The way to the profile of a talent who has no photo there, and back: the office sees faces beside the times. */
export default function MissingPhoto({ account }: { readonly account: Account }) {
  const profile = useAnswer(getTalentProfile, { id: account._id })
  if (profile.kind !== 'ready' || profile.data.photos.length > 0) return null
  return (
    <Text c="dimmed" w="100%" mt="sm">
      Your profile has no photo yet. With one the casting office sees who is coming.{' '}
      <Anchor
        component={Link}
        to="/profile"
        underline="always"
        onClick={() => onboardAddress.save(location.pathname + location.search)}
      >
        Complete your profile and continue
      </Anchor>
    </Text>
  )
}
