import type { PostingPageView } from '@callboard/posting/contract'
import { useMemo } from 'react'
import type { Page } from '../data/page-input.ts'
import { keptAnswers, withUnsent } from './kept-answers.ts'

/** What a visitor has answered that waits for a name, and the page with it. @param isOpen a group, where answers are given */
export function useUnsent(page: Page, view: PostingPageView, isOpen: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed once a group is left
  return useMemo(() => {
    const kept = view.can.introduce ? keptAnswers(page.id, sessionStorage) : []
    const unsent = kept.filter(({ ref_id }) => view.groups.some(({ _id }) => _id === ref_id))
    return { unsent, seen: withUnsent(view, unsent) }
  }, [page.id, view, isOpen])
}
