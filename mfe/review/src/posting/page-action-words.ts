import { IconArrowsSort, IconDownload, IconPrinter } from '@callboard/kit/icons'
import type { PageAction } from './page-action.ts'

const WORDS = {
  sort: { name: 'Sort groups', icon: IconArrowsSort },
  print: { name: 'Print', icon: IconPrinter },
  download: { name: 'Download takes', icon: IconDownload },
} as const

export interface NamedAction {
  readonly name: string
  readonly icon: typeof IconPrinter
  readonly run: () => void
}

/** The actions with the words and signs of a menu. */
export const named = (actions: readonly PageAction[]): NamedAction[] =>
  actions.map(({ does, run }) => ({ ...WORDS[does], run }))
