import { store } from '@callboard/kit/ui'

/** What a card may show beside name and answers; the reader chooses. */
export const CARD_PARTS = {
  number: 'Number',
  photo: 'Photo',
  role: 'Role',
  call: 'Actual call',
  counts: 'Feedback counts',
  comments: 'Comments',
} as const
export type CardPart = keyof typeof CARD_PARTS
export type CardParts = Readonly<Record<CardPart, boolean>>

const ALL: CardParts = { number: true, photo: true, role: true, call: true, counts: true, comments: true }
const KEPT = 'callboard:client-card'

function kept(): CardParts {
  try {
    return { ...ALL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<CardParts>) }
  } catch {
    return ALL
  }
}

/** Kept on the device. */
export const cardParts = store<CardParts>(kept())

export function showPart(part: CardPart, shown: boolean): void {
  cardParts.change((now) => ({ ...now, [part]: shown }))
  try {
    localStorage.setItem(KEPT, JSON.stringify(cardParts.get()))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
