import { getChatAccount } from '@callboard/accounts/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Skeleton } from '@callboard/kit/ui'
import { BehindSetUp } from '../shared/behind-set-up.tsx'
import { ChatAccountForm } from './chat-account-form.tsx'

/** Shows, stores and removes the account at the chat provider of a user's projects. */
export function ChatAccountPanel({ userId }: { readonly userId: string }) {
  const stored = useAnswer(getChatAccount, { id: userId })
  return (
    <Load
      state={stored}
      failedTitle="The chat account could not be loaded"
      skeleton={<Skeleton height={232} />}
    >
      {({ account }) => (
        // The key closes and empties the form once its account is stored.
        <BehindSetUp
          key={account?.updated_at ?? 'none'}
          isSet={account !== null}
          says={account ? `App ${account.app_id}` : 'What is said in the chats stays in Callboard.'}
        >
          <ChatAccountForm userId={userId} account={account} />
        </BehindSetUp>
      )}
    </Load>
  )
}
