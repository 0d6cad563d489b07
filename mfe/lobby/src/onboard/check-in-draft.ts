import { drafts } from '@callboard/kit/form'
import type { CheckInFields, Step } from './check-in-form.ts'

/** The photo as the server stored it, and how it is shown. */
export interface StoredPhoto {
  readonly photo: string
  readonly url: string
}

/** The check-in, kept over a reload or a phone call. Its ticket makes a repeated check-in the same record. */
export interface CheckInDraft {
  readonly ticket: string
  readonly fields: CheckInFields
  readonly step: Step
  readonly photo: StoredPhoto | null
  readonly headshots?: readonly StoredPhoto[]
}

/** Where a draft is kept; at the kiosk nowhere. */
export interface DraftKeeper {
  load(): CheckInDraft | undefined
  save(draft: CheckInDraft): void
  forget(): void
}

export const noDraft: DraftKeeper = { load: () => undefined, save: () => {}, forget: () => {} }

const isDraft = (value: unknown): value is CheckInDraft =>
  typeof value === 'object' && value !== null && 'ticket' in value && 'fields' in value && 'step' in value

/** Lives as long as the tab, for the person who typed it. */
export function tabDraft(session: string): DraftKeeper {
  const name = `check-in:${session}`
  return {
    load: () => {
      const kept = drafts.load<unknown>(name)
      return isDraft(kept) ? kept : undefined
    },
    save: (draft) => drafts.save(name, draft),
    forget: () => drafts.forget(name),
  }
}
