import { readKept, writeKept } from '@callboard/kit/kept'
import type { LobbyRecord } from '@callboard/lobby/contract'

/** How something is taken back. */
export type WayBack =
  | { readonly kind: 'finish'; readonly group: string }
  | { readonly kind: 'steps'; readonly records: readonly Pick<LobbyRecord, '_id' | 'version'>[] }

/** An Undo that stands at the edge of the page: plain data, so that a page that is loaded again still has it. */
export interface UndoOffer {
  readonly session: string
  readonly words: string
  /** Milliseconds: when it runs out. */
  readonly until: number
  readonly way: WayBack
}

const KEPT = 'callboard-undo-offers'

/** Id of its toast. */
export const offerId = ({ way }: Pick<UndoOffer, 'way'>): string =>
  way.kind === 'finish'
    ? `finished:${way.group}`
    : `stepped:${way.records.map(({ _id, version }) => `${_id} ${version}`).join()}`

const read = () => readKept(KEPT, (kept) => (kept ?? []) as readonly UndoOffer[], 'tab')
const write = (offers: readonly UndoOffer[]): void => writeKept(KEPT, offers, 'tab')

/** Those of a session that have not run out, the oldest first. */
export const keptOffers = (session: string, now: number): readonly UndoOffer[] =>
  read().filter((offer) => offer.session === session && offer.until > now)

/** The same one again takes its place. */
export const keepOffer = (offer: UndoOffer, now: number): void =>
  write([...read().filter((one) => one.until > now && offerId(one) !== offerId(offer)), offer])

export const dropOffer = (offer: Pick<UndoOffer, 'way'>): void =>
  write(read().filter((one) => offerId(one) !== offerId(offer)))
