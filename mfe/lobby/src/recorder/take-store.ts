/** A take as this device knows it. What is told to the server is kept, so that a reload goes on where it was. */
export interface DeviceTake {
  readonly id: string
  /** the check-in record that recorded it */
  readonly record: string
  readonly mimeType: string
  /** how many pieces were made, numbered from 1 */
  readonly made: number
  /** nothing more will be recorded */
  readonly ended: boolean
  /** why it ended early, in words for staff */
  readonly reason: string | null
  readonly toldStarted: boolean
  readonly toldReason: boolean
}

/** Where takes and their pieces lie until the server has confirmed them. */
export interface TakeStore {
  takes(record: string): Promise<readonly DeviceTake[]>
  save(take: DeviceTake): Promise<void>
  /**
   * Keeps a piece and the take that now counts it, together or not at all.
   * @returns whether it will survive a reload
   */
  add(take: DeviceTake, number: number, bytes: Blob): Promise<boolean>
  /** Numbers of the pieces that are still here, in order. */
  numbers(take: string): Promise<readonly number[]>
  piece(take: string, number: number): Promise<Blob | undefined>
  forgetPiece(take: string, number: number): Promise<void>
  forgetTake(take: string): Promise<void>
}
