/** Driver of the steps from a posting link to a callback, implemented over HTTP and in a browser. */
export interface PicksDriver {
  /** A take of Ana on a posting page, alone behind a link. */
  postTake(link: string): Promise<void>

  sayYesAsClient(): Promise<void>
  /** The board was open before the answer. */
  expectYesOnBoard(): Promise<void>
  /** Of all talent with a yes. @param days from today */
  makeCallback(place: string, days: number): Promise<void>
  expectInvited(): Promise<void>

  sendLink(email: string): Promise<void>
  /** By the link in the mail, without an account. */
  sayYesByOwnLink(): Promise<void>
  expectRecipient(name: string, answers: number): Promise<void>

  /** Opens the page by the link, without an account. */
  watchByLink(): Promise<void>
  holdLinkBack(): Promise<void>
  expectLinkShut(): Promise<void>
  letLinkOpen(): Promise<void>
  expectLinkOpen(): Promise<void>
}
