import { useAccount, useAnswer } from '@callboard/kit/data'
import { openedLinks } from '@callboard/kit/opened-links'
import { Button, Link } from '@callboard/kit/ui'
import { getPagesToAnswer } from '@callboard/posting/contract'
import { useState } from 'react'
import type { Page } from '../data/page-input.ts'
import styles from './end-of-page.module.css'

/** For a client with an account: to the next page of any link that waits for their answers, else home. */
export default function WayHome({ page }: { readonly page: Page }) {
  const account = useAccount()
  return account?.user_type === 'client' ? <WayOfClient page={page} account={account._id} /> : null
}

function WayOfClient({ page, account }: { readonly page: Page; readonly account: string }) {
  const [links] = useState(() => openedLinks.of(account))
  const state = useAnswer(getPagesToAnswer, links.length > 0 ? { links: links.join() } : {}, { fresh: 0 })
  if (state.kind === 'loading') return null
  const pages = state.kind === 'ready' ? state.data.pages : []
  const next = pages.find(({ _id }) => _id !== page.id)
  return next ? (
    <Button
      className={styles.way}
      component={Link}
      to={`/posting-page-via-link/${next.studio_uri}/${next.link}/${next._id}`}
      title={`Next page: ${next.name}, ${next.to_answer} to answer`}
    >
      <span className={styles.name}>Next page: {next.name}</span>
      <span className={styles.left}>, {next.to_answer} to answer</span>
    </Button>
  ) : (
    <Button className={styles.way} component={Link} to="/" variant="default">
      Your castings
    </Button>
  )
}
