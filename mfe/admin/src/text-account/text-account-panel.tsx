import { getTextAccount } from '@callboard/accounts/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import { TextAccountForm } from './text-account-form.tsx'

/** The Twilio account that texts of somebody's projects leave with: shown, typed in and removed. */
export function TextAccountPanel({ userId }: { readonly userId: string }) {
  const stored = useAnswer(getTextAccount, { id: userId })
  return (
    <Load state={stored} failedTitle="The Twilio account could not be loaded" skeleton={<FormSkeleton />}>
      {({ account }) => (
        // What was typed is gone once it is stored.
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
