import { type Token, token } from '@callboard/core'

/** How much an account owns and runs, in numbers. */
export interface StaffWork {
  /**
   * @returns projects that the account is a casting director of, those that have no other one, and session dates from
   *   today that it runs
   */
  of(
    userId: string,
    now: Date,
  ): Promise<{ readonly projects: number; readonly alone: number; readonly dates: number }>
}

export const STAFF_WORK: Token<StaffWork> = token('projects.staff-work')
