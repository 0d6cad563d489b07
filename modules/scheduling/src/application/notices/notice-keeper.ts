import { CLOCK, IDS, type Outbox, service, UNDO_SECONDS } from '@callboard/core'
import type { Appointment } from '../../domain/appointment.ts'
import type { Notice } from '../../domain/notice.ts'
import { tellChange } from '../jobs.ts'
import type { SchedulingRepositories } from '../ports/index.ts'

type Repositories = Pick<SchedulingRepositories, 'notices'>

/** Holds back the mail about a change by staff while the change can be undone. The session date must be locked. */
export class NoticeKeeper extends service({
  clock: CLOCK,
  ids: IDS,
  undoSeconds: UNDO_SECONDS,
}) {
  /**
   * The talent is told when nothing has changed for `UNDO_SECONDS`.
   * @param sequence of the appointment after the change
   * @returns the id by which the change is undone
   */
  async hold(
    { notices }: Repositories,
    outbox: Outbox,
    before: Appointment,
    sequence: number,
  ): Promise<string> {
    const held = await notices.find(before.id)
    const change = this.needs.ids.next()
    await this.#put(notices, outbox, {
      appointmentId: before.id,
      sessionId: before.sessionId,
      dayId: before.dayId,
      told: held?.told ?? before,
      before,
      change,
      sequence,
      dueAt: this.#due(),
    })
    return change
  }

  /** What is left to tell once the last change was undone. */
  async holdUndone(
    { notices }: Repositories,
    outbox: Outbox,
    { told, ...held }: Notice,
    now: Appointment,
  ): Promise<void> {
    const change = this.needs.ids.next()
    const { sequence } = now
    await this.#put(notices, outbox, { ...held, told, before: told, change, sequence, dueAt: this.#due() })
  }

  /**
   * For appointments whose talent are told at once: what was held back is part of that.
   * @returns the appointments with the time and role that their talent know
   */
  async release(
    { notices }: Repositories,
    appointments: readonly Appointment[],
  ): Promise<readonly Appointment[]> {
    const ids = appointments.map(({ id }) => id)
    const held = new Map((await notices.many(ids)).map((notice) => [notice.appointmentId, notice.told]))
    await notices.removeAll([...held.keys()])
    return appointments.map((appointment) => {
      const told = held.get(appointment.id)
      return told ? { ...told, sequence: appointment.sequence } : appointment
    })
  }

  #due(): Date {
    return new Date(this.needs.clock.now().getTime() + this.needs.undoSeconds * 1000)
  }

  async #put(notices: Repositories['notices'], outbox: Outbox, notice: Notice): Promise<void> {
    await notices.put(notice)
    outbox.enqueue(
      tellChange,
      {
        appointment_id: notice.appointmentId,
        session_id: notice.sessionId,
        day_id: notice.dayId,
        change: notice.change,
      },
      { at: notice.dueAt },
    )
  }
}
