import { IconExternalLink, IconLink, IconList, IconRefresh } from '@callboard/kit/icons'
import { type KeyMeaning, type KeyScope, keyHint, keyWord } from '@callboard/kit/keys'
import type { ComponentType, ReactNode } from 'react'
import type { Postings } from './posting-pages-menu.tsx'

/** One line of a menu, or of the sheet that stands for it on a phone. */
export interface Entry {
  readonly key?: string
  readonly label: string
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  readonly hint?: ReturnType<typeof keyHint>
  readonly keyName?: string
  /** What it takes away is not brought back by the same menu. */
  readonly isGrave?: true
  /** At the end of the line. */
  readonly note?: ReactNode
  /** Absent of a line that only tells. */
  readonly act?:
    | { readonly run: () => void }
    | { readonly to: string }
    | { readonly download: string }
    | { readonly tab: string }
}

export interface Section {
  readonly title?: string
  readonly entries: readonly Entry[]
  /** Stands for what is missing. */
  readonly words?: string
}

/** The key of a meaning beside the label of its entry. */
export const withKey = <S extends KeyScope>(scope: S, meaning: KeyMeaning<S>, label: string) => ({
  label,
  hint: keyHint(scope, meaning, label),
  keyName: keyWord(scope, meaning),
})

/** @param run absent while there is nothing to do it to */
export const entry = (one: Omit<Entry, 'act'>, run: (() => void) | undefined): readonly Entry[] =>
  run ? [{ ...one, act: { run } }] : []

function noPages(pages: Postings): string | undefined {
  if (pages.kind === 'loading') return 'Loading'
  if (pages.kind === 'failed') return 'The pages could not be loaded.'
  return pages.data.pages.length === 0
    ? 'No posting pages yet. Select groups and copy them to one.'
    : undefined
}

/** The project's posting pages, each in a tab of its own, and the way to its links. */
export const postingSection = (uri: string, pages: Postings, onLinks: () => void): Section => ({
  title: 'Posting pages',
  words: noPages(pages),
  entries: [
    ...(pages.kind === 'ready'
      ? pages.data.pages.map(({ _id, name }) => ({
          key: _id,
          label: name,
          icon: IconExternalLink,
          act: { tab: `/posting-page/${uri}/${_id}` },
        }))
      : entry({ label: 'Retry', icon: IconRefresh }, pages.kind === 'failed' ? pages.retry : undefined)),
    { label: 'Posting links', icon: IconLink, act: { run: onLinks } },
    { label: 'Picks of all pages', icon: IconList, act: { to: `/picks/${uri}` } },
  ],
})
