import type { RunningProduct } from '../peers/running-product.ts'

/** Driver of the steps of a casting day, implemented over HTTP and sockets and in a browser. */
export interface CastingDayDriver {
  open(product: RunningProduct): Promise<void>
  close(): Promise<void>

  startProject(roles: readonly string[]): Promise<void>
  /** @param days from today */
  addSession(days: number): Promise<void>
  copyCheckInLink(): Promise<void>

  checkInOnPhone(name: string, role: string): Promise<void>
  placeInLine(name: string): Promise<number>
  checkInAtKiosk(name: string, role: string): Promise<void>
  /** @throws when anything of the last person is left */
  expectCleanKiosk(): Promise<void>
  /** Waits until the lobby that has been open all along lists them. */
  expectWaitingInLobby(names: readonly string[]): Promise<void>

  /** The client's own view of the session, which stays open. */
  openLobbyAsClient(): Promise<void>
  /** Waits until the client's view lists them; then checks that it has no contact data. */
  expectClientSees(names: readonly string[]): Promise<void>

  callIn(name: string): Promise<void>
  /** Waits until the page of a talent, open all along, says the place. */
  expectPlaceInLine(name: string, place: number): Promise<void>
  addToGroup(name: string): Promise<void>
  answerYesFor(name: string): Promise<void>
  expectYesFor(name: string): Promise<void>
  expectAskedToJoin(name: string): Promise<void>
  expectMessages(name: string): Promise<void>
  meetInMainRoom(name: string): Promise<void>
  expectToSeeEachOther(name: string): Promise<void>

  recordTake(name: string, seconds: number): Promise<void>
  expectTakeInGroup(seconds: number): Promise<void>
  expectPlayableMp4(seconds: number): Promise<void>

  likeTake(): Promise<void>
  copyGroupToNewPage(page: string): Promise<void>
  makePostingLink(link: string): Promise<void>
  openLinkAsClient(): Promise<void>
  answerYesAndComment(comment: string): Promise<void>
  expectAnswerLive(comment: string): Promise<void>

  downloadTake(): Promise<void>
  expectArchiveMail(): Promise<void>

  openTimeFrame(role: string): Promise<void>
  bookFirstSlot(): Promise<void>
  expectOnSchedule(): Promise<void>
  expectPlaceTaken(): Promise<void>
}
