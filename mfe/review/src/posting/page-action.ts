import type { IconPrinter } from '@callboard/kit/icons'

/** What one does with a whole posting page. */
export interface PageAction {
  readonly name: string
  readonly icon: typeof IconPrinter
  readonly run: () => void
}
