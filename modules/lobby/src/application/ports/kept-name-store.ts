import type { CheckInRecord, KeptName, KeptSheets } from '../../domain/index.ts'

/** An erased check-in under the name that its sign-in sheet still has. */
export interface KeptRow {
  readonly record: CheckInRecord
  /** `YYYY-MM-DD` */
  readonly until: string
}

export interface KeptNameRepository {
  sheets(): Promise<KeptSheets>
  /**
   * Stores the setting, whose version is one more than the stored one.
   * @returns false, with nothing stored, when it is not: somebody else was first
   */
  saveSheets(sheets: KeptSheets): Promise<boolean>
  addAll(names: readonly KeptName[]): Promise<void>
  /** In any order. */
  ofDay(sessionId: string, dayId: string): Promise<readonly KeptRow[]>
  /** @returns the last day `YYYY-MM-DD` on which the sheet names the erased check-in; null: it is not named */
  untilOf(recordId: string): Promise<string | null>
  /** @param day `YYYY-MM-DD`: names whose last day was before it go */
  removeBefore(day: string): Promise<void>
}
