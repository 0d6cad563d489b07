import { availabilityView } from '../application/slots/availability-view.ts'
import { frameNamed } from './builders.ts'

/** Zones whose clocks change by an hour, by half an hour, at midnight, by the moon, by a whole day, or never. */
export const ODD_ZONES: Readonly<Record<string, readonly string[]>> = {
  'America/Los_Angeles': ['2026-03-08', '2026-11-01'],
  'Australia/Lord_Howe': ['2026-04-04', '2026-04-05', '2026-10-03', '2026-10-04', '2026-10-05'],
  'Africa/Casablanca': ['2026-02-14', '2026-02-15', '2026-03-21', '2026-03-22'],
  'Asia/Kathmandu': ['2026-03-08', '2026-10-25'],
  'Pacific/Apia': ['2011-12-29', '2011-12-30', '2011-12-31', '2026-04-05'],
  'America/Sao_Paulo': ['2018-02-17', '2018-02-18', '2018-11-03', '2018-11-04', '2026-11-01'],
}
export const LENGTHS = [5, 7.5, 10, 15, 30, 60]
/** Enough for what the zone of the server could spoil. */
const READ_LENGTHS: readonly number[] = [7.5, 60]
export const WINDOWS = [
  ['00:00', '04:00'],
  ['09:00', '12:00'],
  ['13:00', '18:00'],
] as const

/** A frame of every zone, day, length and window. */
export function* oddFrames() {
  for (const [zone, dates] of Object.entries(ODD_ZONES))
    for (const date of dates)
      for (const minutes of LENGTHS)
        for (const [startTime, endTime] of WINDOWS)
          yield frameNamed(`${zone} ${date} ${minutes} ${startTime}`, {
            zone,
            date,
            startTime,
            endTime,
            slotSeconds: minutes * 60,
          })
}

/** What people in three zones read of all frames, as it goes over the wire. */
export const readEverywhere = (): string =>
  JSON.stringify(
    [...oddFrames()]
      .filter(({ slotSeconds }) => READ_LENGTHS.includes(slotSeconds / 60))
      .map((frame) =>
        [frame.zone, 'Asia/Kolkata', 'Australia/Adelaide'].map((zone) =>
          availabilityView({
            sessionId: 'session-1',
            dayId: 'day-1',
            isArchived: false,
            sessionZone: frame.zone,
            zone,
            frames: [frame],
            appointments: [],
            people: new Map(),
            photos: new Map(),
            now: new Date('2026-01-01T00:00:00.000Z'),
          }),
        ),
      ),
  )
