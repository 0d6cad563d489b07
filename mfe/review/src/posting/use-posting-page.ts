import { type Loadable, useAccount, useAnswer } from '@callboard/kit/data'
import { getLink, getPage, type PostingPageView } from '@callboard/posting/contract'
import { useCallback, useEffect, useState } from 'react'
import { type Page, pageInput } from '../data/page-input.ts'
import { showsPage } from '../links/shows-page.ts'
import { useOpenedLink } from '../links/use-opened-link.ts'
import { isGone } from './is-gone.ts'

/** Between looks at the page, or at its link, where the live line is closed to this viewer. Milliseconds. */
const LOOK_EVERY = 20_000

export interface PostingState {
  readonly state: Loadable<PostingPageView>
  readonly renew: () => Promise<void>
  /** The viewer reads all answers and comments as they come: by a `LivePage`. */
  readonly readsLive: boolean
  readonly onLine: (isClosed: boolean) => void
}

/** A posting page, and what its viewer may see of it. */
export function usePostingPage(page: Page): PostingState {
  const { id, link } = page
  const account = useAccount()
  const [closed, setClosed] = useState(false)
  const state = useAnswer(getPage, pageInput(page), closed ? { every: LOOK_EVERY } : {})
  const answers = state.kind === 'ready' && state.data.can.read
  const isRecipient = state.kind === 'ready' && state.data.reviewer?.by_address === true
  const renew = useCallback(async () => {
    const { reloadPage } = await import('../data/posting.ts')
    await reloadPage({ id, link })
  }, [id, link])
  useOpenedLink(state.kind === 'ready' ? link : undefined)

  // To a viewer without an account, nothing says that the link was closed meanwhile, or the page taken off it.
  const watches = state.kind === 'ready' && (!answers || isRecipient) && link !== undefined
  const opened = useAnswer(getLink, watches ? { id: link } : undefined, { every: LOOK_EVERY })
  const isShut =
    (opened.kind === 'failed' && isGone(opened.error)) ||
    (opened.kind === 'ready' && (opened.data.needs_password || !showsPage(opened.data, id)))
  useEffect(() => {
    if (watches && isShut) void renew()
  }, [watches, isShut, renew])

  // After a sign-in the cached answer is still that of a visitor or a recipient.
  const mayAnswer = account !== undefined && account.user_type !== 'talent'
  const locked = state.kind === 'ready' && (!answers || isRecipient)
  useEffect(() => {
    if (mayAnswer && locked) void renew()
  }, [mayAnswer, locked, renew])

  return { state, renew, readsLive: answers, onLine: setClosed }
}
