import type { Infer } from '@callboard/core/http-contract'
import type { Slot, SlotTalent } from '@callboard/scheduling/contract'

/** A talent's place in a slot. */
export interface Held {
  readonly talent: Infer<typeof SlotTalent>
  readonly name: string
  readonly slot: Slot
  readonly role: string
}

/** Somebody without a time on the date, and whom a booking is made for. */
export interface Unbooked {
  /** Of the person in the list. */
  readonly key: string
  readonly name: string
  readonly email: string
  readonly photoUrl: string | null
  /** The role that they checked in for; a place of it is proposed first. */
  readonly role: string | undefined
  readonly isInLobby: boolean
  readonly whom:
    | { readonly talent_id: string }
    | {
        readonly talent: {
          readonly email: string
          readonly first_name: string
          readonly last_name: string
        }
      }
}

/** What is carried to a place: an appointment, or a person who gets one. */
export type Carried = Held | Unbooked

export const isHeld = (carried: Carried): carried is Held => 'slot' in carried
