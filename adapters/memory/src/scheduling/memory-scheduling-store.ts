import type {
  Appointment,
  AppointmentRepository,
  FrameRepository,
  SchedulingRepositories,
  TimeFrame,
} from '@callboard/scheduling'
import { memoryUnitOfWork } from '../memory-unit-of-work.ts'

interface State {
  readonly frames: Map<string, TimeFrame>
  readonly appointments: Map<string, Appointment>
}

function frameRepository(state: State): FrameRepository {
  const put = async (frame: TimeFrame) => void state.frames.set(frame.id, frame)
  return {
    // Writes of this store run one after the other anyway.
    lockDay: async () => {},
    lockDayAndFind: async (_, dayId, id) => {
      const frame = state.frames.get(id)
      return frame?.dayId === dayId ? frame : null
    },
    ofDay: async (dayId) =>
      [...state.frames.values()]
        .filter((frame) => frame.dayId === dayId)
        .sort((a, b) => a.startTime.localeCompare(b.startTime) || a.id.localeCompare(b.id)),
    find: async (id) => state.frames.get(id) ?? null,
    insert: put,
    save: put,
    remove: async (id) => {
      state.frames.delete(id)
      for (const appointment of state.appointments.values()) {
        if (appointment.frameId === id) state.appointments.delete(appointment.id)
      }
    },
  }
}

const takesPlaceOf = (a: Appointment, b: Appointment) =>
  a.id !== b.id &&
  ((a.dayId === b.dayId && a.talentId === b.talentId) ||
    (a.frameId === b.frameId &&
      a.start.getTime() === b.start.getTime() &&
      a.role === b.role &&
      a.seat === b.seat))

function appointmentRepository(state: State): AppointmentRepository {
  const where = (test: (appointment: Appointment) => boolean) =>
    [...state.appointments.values()].filter(test).sort((a, b) => a.id.localeCompare(b.id))
  const put = async (appointment: Appointment) => {
    if (where((other) => takesPlaceOf(appointment, other)).length > 0) {
      throw new Error('Two appointments have one key.')
    }
    state.appointments.set(appointment.id, appointment)
  }
  return {
    find: async (id) => state.appointments.get(id) ?? null,
    ofDay: async (dayId) => where((appointment) => appointment.dayId === dayId),
    ofFrame: async (frameId) => where((appointment) => appointment.frameId === frameId),
    ofTalentOn: async (dayId, talentId) =>
      where((appointment) => appointment.dayId === dayId && appointment.talentId === talentId)[0] ?? null,
    ofTalentsOn: async (dayId, talentIds) =>
      where((appointment) => appointment.dayId === dayId && talentIds.includes(appointment.talentId)),
    ofTalent: async (talentId, limit) =>
      where((appointment) => appointment.talentId === talentId)
        .sort((a, b) => b.start.getTime() - a.start.getTime())
        .slice(0, limit),
    takenSeats: async (frameId, start, role) =>
      where(
        (appointment) =>
          appointment.frameId === frameId &&
          appointment.start.getTime() === start.getTime() &&
          appointment.role === role,
      ).map(({ seat }) => seat),
    insert: async (...appointments) => {
      for (const appointment of appointments) await put(appointment)
    },
    save: put,
    remove: async (id) => void state.appointments.delete(id),
  }
}

/** A store of schedules that lives as long as the test. */
export const memorySchedulingStore = () =>
  memoryUnitOfWork<SchedulingRepositories, State>(
    { frames: new Map(), appointments: new Map() },
    (state) => ({
      frames: frameRepository(state),
      appointments: appointmentRepository(state),
    }),
  )
