import { keptStore } from '@callboard/kit/kept'

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

/** Kept on the device. */
export const cardParts = keptStore<CardParts>('callboard:client-card', (kept) => ({
  ...ALL,
  ...(kept as Partial<CardParts> | null),
}))

export const showPart = (part: CardPart, shown: boolean): void =>
  cardParts.change((now) => ({ ...now, [part]: shown }))
