/** Driver of the steps of checking in, beside those of a casting day. */
export interface CheckInDriver {
  /** The page accepts no check-in and shows these words. */
  expectClosed(words: string): Promise<void>
  tryWithoutPhoto(name: string): Promise<void>
  /** The check-in that was tried last was refused in these words. */
  expectRefused(words: string): Promise<void>
  expectNobodyInLobby(): Promise<void>
}
