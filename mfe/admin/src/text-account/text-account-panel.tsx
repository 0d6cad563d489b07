import { getTextAccount } from '@callboard/accounts/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import { TextAccountForm } from './text-account-form.tsx'

/** Shows, stores and removes the Twilio account that sends the texts of a user's projects. */
export function TextAccountPanel({ userId }: { readonly userId: string }) {
  const stored = useAnswer(getTextAccount, { id: userId })
  return (
    <Load state={stored} failedTitle="The Twilio account could not be loaded" skeleton={<FormSkeleton />}>
      {({ account }) => (
        // The key empties the form once its account is stored.
        <TextAccountForm key={account?.updated_at ?? 'none'} userId={userId} account={account} />
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
