import { type Token, token } from '@callboard/core'

/** How much accounts own and run, in numbers. */
export interface StaffWork {
  /**
   * @returns projects that the account is a casting director of, those that have no other one, and session dates from
   *   today that it runs
   */
  of(
    userId: string,
    now: Date,
  ): Promise<{ readonly projects: number; readonly alone: number; readonly dates: number }>
  /**
   * @returns projects that each account is a casting director, manager or invited client of, by one statement; accounts
   *   without any are left out
   */
  counts(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

export const STAFF_WORK: Token<StaffWork> = token('projects.staff-work')
