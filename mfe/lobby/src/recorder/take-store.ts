/** A take as this device knows it. The state sent to the server is stored, so that a reload continues the upload. */
export interface DeviceTake {
  readonly id: string
  /** the check-in record that recorded it */
  readonly record: string
  /** secret of the page that recorded it: the next user of this device sends the remaining pieces with it */
  readonly key: string
  /** id of this device for this take; the same person may have several devices */
  readonly device: string
  readonly mimeType: string
  /** how many pieces were made, numbered from 1 */
  readonly made: number
  /** nothing more will be recorded */
  readonly ended: boolean
  /** why it ended early, in words for staff */
  readonly reason: string | null
  readonly toldStarted: boolean
  readonly toldReason: boolean
  /** A picture of the recording, once it is taken. */
  readonly poster?: Blob
}

/** A take as it may lie on a device: earlier versions kept neither key nor device. */
export type StoredTake = Omit<DeviceTake, 'key' | 'device'> & Partial<Pick<DeviceTake, 'key' | 'device'>>

/** Where takes and their pieces lie until the server has confirmed them. A fault is a rejection, never a throw. */
export interface TakeStore {
  /** Every take on this device, of all its users. */
  takes(): Promise<readonly StoredTake[]>
  save(take: DeviceTake): Promise<void>
  /**
   * Keeps a piece and the take that now counts it, together or not at all.
   * @returns whether there is room for more; it rejects when the piece is kept nowhere
   */
  add(take: DeviceTake, number: number, bytes: Blob): Promise<boolean>
  /** Numbers of the pieces that are still here, in order. */
  numbers(take: string): Promise<readonly number[]>
  piece(take: string, number: number): Promise<Blob | undefined>
  forgetPiece(take: string, number: number): Promise<void>
  forgetTake(take: string): Promise<void>
}
