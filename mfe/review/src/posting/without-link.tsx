import { type Account, Load, signOut, useAnswer, useSession } from '@callboard/kit/data'
import { IconLink } from '@callboard/kit/icons'
import { openedLinks } from '@callboard/kit/opened-links'
import { Button, Navigate, StateCard, toast } from '@callboard/kit/ui'
import { getPagesToAnswer } from '@callboard/posting/contract'
import { useState } from 'react'
import { GonePage, InsteadOfPage } from './gone-page.tsx'
import { PostingSkeleton } from './posting-skeleton.tsx'

/** In place of a page at its own address, which opens it to staff alone. */
export default function WithoutLink({ page }: { readonly page: string }) {
  const session = useSession()
  if (session.kind !== 'user') return <GonePage />
  const { account } = session
  return account.user_type === 'client' ? (
    <ByOwnLink page={page} account={account} />
  ) : (
    <NotOfAccount {...account} />
  )
}

/** Leads a client to the page by a link that they have come by before: here, or on another device. */
function ByOwnLink({ page, account }: { readonly page: string; readonly account: Account }) {
  const [links] = useState(() => openedLinks.of(account._id))
  const state = useAnswer(getPagesToAnswer, links.length > 0 ? { links: links.join() } : {})
  return (
    <Load state={state} skeleton={<PostingSkeleton />} failedTitle="Your posting pages could not be loaded">
      {({ pages, answered }) => {
        const found = [...pages, ...answered].find(({ _id }) => _id === page)
        if (!found) return <NotOfAccount {...account} />
        return <Navigate to={`/posting-page-via-link/${found.studio_uri}/${found.link}/${page}`} replace />
      }}
    </Load>
  )
}

function NotOfAccount(account: Pick<Account, 'first_name' | 'last_name' | 'email'>) {
  const change = () => void signOut(location.pathname + location.search).catch(toast.failed)
  return (
    <InsteadOfPage>
      <StateCard
        icon={<IconLink size={24} />}
        heading={1}
        title="This page does not open for your account"
        actions={
          <Button variant="default" onClick={change}>
            Use another account
          </Button>
        }
      >
        You are signed in as {account.first_name} {account.last_name} ({account.email}). Clients open posting
        pages by the link that the casting office sends: use that link, or ask them for it.
      </StateCard>
    </InsteadOfPage>
  )
}
