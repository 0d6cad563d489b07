import { latestKept } from './latest-kept.ts'

/** Something that was chosen in the palette, as it is shown again. */
export interface RecentChoice {
  readonly id: string
  readonly kind: 'talent' | 'session' | 'project' | 'page' | 'place'
  readonly label: string
  readonly place: string
  readonly to: string
}

const isChoice = (value: unknown): value is RecentChoice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'kind', 'label', 'place', 'to'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  )

/** The last five choices of an account in the palette. */
export const recentChoices = latestKept('', isChoice, ({ id }) => id)
