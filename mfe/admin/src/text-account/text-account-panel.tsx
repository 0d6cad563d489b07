import { getTextAccount, type TextAccountView } from '@callboard/accounts/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import { Fragment, type ReactNode } from 'react'
import { TextAccountForm } from './text-account-form.tsx'

/**
 * Shows, stores and removes the Twilio account that sends the texts of a user's projects.
 * @param around draws the form in something of its own; both begin anew once the account is stored
 */
export function TextAccountPanel(props: {
  readonly userId: string
  readonly around?: (form: ReactNode, account: TextAccountView | null) => ReactNode
}) {
  const { userId, around = (form: ReactNode) => form } = props
  const stored = useAnswer(getTextAccount, { id: userId })
  return (
    <Load state={stored} failedTitle="The Twilio account could not be loaded" skeleton={<FormSkeleton />}>
      {({ account }) => (
        <Fragment key={account?.updated_at ?? 'none'}>
          {around(<TextAccountForm userId={userId} account={account} />, account)}
        </Fragment>
      )}
    </Load>
  )
}

function FormSkeleton() {
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {['sid', 'token', 'from'].map((field) => (
        <Skeleton key={field} height={58} />
      ))}
    </Stack>
  )
}
