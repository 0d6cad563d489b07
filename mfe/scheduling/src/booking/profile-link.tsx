import { onboardAddress } from '@callboard/kit/onboard-address'
import { Anchor, Link } from '@callboard/kit/ui'

/** The way to the profile, which leads back to this page. */
export function ProfileLink({ children }: { readonly children: string }) {
  return (
    <Anchor
      component={Link}
      to="/profile"
      underline="always"
      onClick={() => onboardAddress.save(location.pathname + location.search)}
    >
      {children}
    </Anchor>
  )
}
