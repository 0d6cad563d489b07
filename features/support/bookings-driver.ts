/** Driver of the steps about the talent's appointment, implemented over HTTP and in a browser. Slots count from 0. */
export interface BookingsDriver {
  bookAsAnother(slot: number): Promise<void>
  expectAppointmentAt(slot: number): Promise<void>
  expectNoAppointment(): Promise<void>

  /** @param cutoff minutes before an appointment until which its talent may change it */
  letTalentChange(cutoff: number): Promise<void>
  cancelByStaff(): Promise<void>
  moveByStaff(slot: number): Promise<void>
  cancelByTalent(): Promise<void>
  moveByTalent(slot: number): Promise<void>
  /** Waits until the message log has the e-mail about this session to the talent. */
  expectTold(template: string): Promise<void>

  /** Moves the date without agreeing to what becomes of its appointments. */
  tryToMoveDate(days: number): Promise<void>
  /** The change that was tried last was refused because of so many appointments. */
  expectTouched(appointments: number): Promise<void>
  /** @param agreed number of appointments that may be touched */
  moveDate(days: number, agreed: number): Promise<void>
  expectLaterBy(days: number): Promise<void>
}
