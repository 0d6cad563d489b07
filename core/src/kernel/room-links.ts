/** A connection of a talent's page to a room. */
export interface RoomLink {
  /** id of the connection, unique over all processes */
  readonly link: string
  /** id in the name of the room */
  readonly id: string
}

/**
 * What a process knows of the connections of talent to the rooms of a kind. `standing` names all of them and is told
 * again and again, so that a change that could not be stored, or a process that died, is put right.
 */
export type RoomLinkNews = { readonly process: string } & (
  | ({ readonly kind: 'entered' | 'left' } & RoomLink)
  | { readonly kind: 'standing'; readonly links: readonly RoomLink[] }
)
