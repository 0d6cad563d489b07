import { type ApiError, supportEmail, useSession } from '@callboard/kit/data'
import { IconLink } from '@callboard/kit/icons'
import { Anchor, StateCard } from '@callboard/kit/ui'

const WORDS =
  'This link is invalid. Try copying the link again and make sure there are no extra characters at the end.'

/** Says which part of a check-in link leads nowhere, and where to write. */
export function InvalidLink({ error }: { readonly error: ApiError }) {
  // The address comes with the session.
  useSession()
  const email = supportEmail()
  const title = error.code === 'no_studio' ? 'No Studio found' : 'This page does not exist'
  return (
    <StateCard role="alert" heading={1} icon={<IconLink size={24} />} title={title}>
      {WORDS} If it still does not open, write to the casting office that sent it
      {email === null ? (
        '.'
      ) : (
        <>
          {' or to '}
          <Anchor underline="always" href={`mailto:${email}`}>
            {email}
          </Anchor>
          .
        </>
      )}
    </StateCard>
  )
}
