import type { TimeFrame } from '../../domain/time-frame.ts'

export interface FrameRepository {
  /** Nobody else changes the schedule of this session date until the transaction ends. */
  lockDay(sessionId: string, dayId: string): Promise<void>
  /** Of a session date, earliest first. */
  ofDay(dayId: string): Promise<readonly TimeFrame[]>
  find(id: string): Promise<TimeFrame | null>
  insert(frame: TimeFrame): Promise<void>
  save(frame: TimeFrame): Promise<void>
  /** With its appointments. */
  remove(id: string): Promise<void>
}
