import type { TakeTrouble } from '@callboard/review/contract'
import type { DeviceTake } from './take-store.ts'

/** Identity of calls about a take: the device, and the key of the talent's page; empty for a signed-in account. */
export type TakeOwner = Pick<DeviceTake, 'id' | 'device' | 'key'>

/** A page that has recorded nothing of a take. */
export type TakeBystander = Omit<TakeOwner, 'device'> & { readonly device?: undefined }

/** Size and hash of a piece's bytes. */
export interface PieceProof {
  readonly size: number
  /** hex */
  readonly sha256: string
}

/** The server's side of an upload. Each call throws an error with `status` and `code` when it is refused. */
export interface TakeServer {
  started(take: TakeOwner, mimeType: string): Promise<void>
  interrupted(take: TakeOwner | TakeBystander, reason: string): Promise<void>
  /** Addresses by piece number; a number that the server has confirmed before gets none. */
  addresses(take: TakeOwner, from: number, count: number): Promise<ReadonlyMap<number, string>>
  put(address: string, bytes: Blob): Promise<void>
  /** @returns `true` when the server has exactly these bytes */
  confirm(take: TakeOwner, piece: number, proof: PieceProof): Promise<boolean>
  /** The pieces that the server has checked, by number. */
  confirmed(take: TakeOwner): Promise<ReadonlyMap<number, PieceProof>>
  finish(take: TakeOwner, pieces: number): Promise<void>
  /** A picture of the take. */
  poster(take: TakeOwner, picture: Blob): Promise<void>
  trouble(take: TakeOwner, trouble: TakeTrouble | null): Promise<void>
}
