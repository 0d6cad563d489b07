/** What the steps of checking in ask for beside those of a casting day. */
export interface CheckInDriver {
  /** The page lets nobody in and says so. */
  expectClosed(words: string): Promise<void>
  tryWithoutPhoto(name: string): Promise<void>
  /** The check-in that was tried last was refused in these words. */
  expectRefused(words: string): Promise<void>
  expectNobodyInLobby(): Promise<void>
}
