import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DomainError, wallClock } from '@callboard/core'
import { expect } from 'chai'
import { frameNamed } from '../testing/builders.ts'
import { LENGTHS, ODD_ZONES, oddFrames, readEverywhere } from '../testing/zone-cases.ts'
import { slotToBook } from './place.ts'
import { slotsOf, trimmedEnd } from './slot-grid.ts'
import type { TimeFrame } from './time-frame.ts'
import { secondsOf, wallTimeOf } from './wall-time.ts'

/** Greatest common part of all slot lengths and clock changes. */
const STEP_MS = 150_000
const HOUR_MS = 3_600_000
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z')

/** Every wall time of a day → the first instant that shows it, found by reading the clock at all instants around. */
function clockOf(zone: string, day: string): ReadonlyMap<string, number> {
  const noon = Date.parse(`${day}T12:00:00.000Z`)
  const shown = new Map<string, number>()
  for (let instant = noon - 40 * HOUR_MS; instant < noon + 40 * HOUR_MS; instant += STEP_MS) {
    const clock = wallClock(new Date(instant), zone)
    if (clock.day === day && !shown.has(clock.time)) shown.set(clock.time, instant)
  }
  return shown
}

function wallsOf({ startTime, endTime, slotSeconds }: TimeFrame): string[] {
  const walls: string[] = []
  for (let wall = secondsOf(startTime); wall + slotSeconds <= secondsOf(endTime); wall += slotSeconds)
    walls.push(`${wallTimeOf(wall)}:00`.slice(0, 8))
  return walls
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A frame of any zone of the table, on any day around its clock changes. */
function anyFrame(next: () => number): TimeFrame {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const zone = pick(Object.keys(ODD_ZONES))
  const slotSeconds = pick(LENGTHS) * 60
  const start = Math.floor(next() * 20 * 60)
  const startTime = wallTimeOf(start * 60)
  const end = Math.min(24 * 60 - 1, start + 60 + Math.floor(next() * 240))
  const endTime = trimmedEnd(startTime, wallTimeOf(end * 60), slotSeconds)
  return frameNamed('any', { zone, date: pick(ODD_ZONES[zone]!), startTime, endTime, slotSeconds })
}

const codeOf = (frame: TimeFrame, instant: number): string => {
  try {
    slotToBook(frame, new Date(instant), 'Hero', LONG_AGO)
    return 'booked'
  } catch (error) {
    return error instanceof DomainError ? error.code : 'broken'
  }
}

describe('slots in zones with odd clocks', () => {
  it('start at the first instant of each entered wall time that the clock shows [SCH-06]', () => {
    const clocks = new Map<string, ReadonlyMap<string, number>>()
    for (const frame of oddFrames()) {
      const key = `${frame.zone} ${frame.date}`
      const clock = clocks.get(key) ?? clockOf(frame.zone, frame.date)
      clocks.set(key, clock)
      const expected = wallsOf(frame).flatMap((wall) => clock.get(wall) ?? [])
      expect(
        slotsOf(frame).map(({ start }) => start.getTime()),
        frame.name,
      ).to.deep.equal(expected)
    }
    expect(clocks.get('Pacific/Apia 2011-12-30')).to.deep.equal(new Map())
  })

  it('never overlap within a frame', () => {
    for (const frame of oddFrames()) {
      const slots = slotsOf(frame)
      for (const [index, { end }] of slots.entries()) {
        const next = slots[index + 1]
        if (next) expect(end.getTime(), frame.name).to.be.at.most(next.start.getTime())
      }
    }
  })

  it('are the same JSON from a server in any zone [SCH-06]', () => {
    const file = fileURLToPath(import.meta.resolve('../testing/print-zone-cases.fixture.ts'))
    const here = readEverywhere()
    for (const TZ of ['UTC', 'America/Los_Angeles', 'Asia/Kolkata']) {
      const env = { ...process.env, TZ }
      const there = execFileSync(process.execPath, [file], { env, encoding: 'utf8', maxBuffer: 2 ** 28 })
      // Not compared by chai, which would print megabytes.
      expect(there === here, TZ).to.equal(true)
    }
  })

  it('can be booked when they are listed, and at no other instant [SCH-06]', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const next = seeded(seed)
      const frame = anyFrame(next)
      const listed = new Set(slotsOf(frame).map(({ start }) => start.getTime()))
      const about = `seed ${seed}: ${JSON.stringify(frame)}`
      for (const start of listed) expect(codeOf(frame, start), about).to.equal('booked')
      const noon = Date.parse(`${frame.date}T12:00:00.000Z`)
      for (let tries = 0; tries < 60; tries += 1) {
        const anywhere = noon + Math.floor((next() - 0.5) * 80 * HOUR_MS)
        const onGrid = Math.round(anywhere / STEP_MS) * STEP_MS
        const beside =
          ([...listed][Math.floor(next() * listed.size)] ?? noon) + (next() < 0.5 ? -1 : 1) * 1_000
        for (const instant of [anywhere, onGrid, beside]) {
          const code = codeOf(frame, instant)
          if (listed.has(instant)) expect(code, about).to.equal('booked')
          else
            expect(code, `${about} at ${new Date(instant).toISOString()}`).to.be.oneOf([
              'outside',
              'off_grid',
            ])
        }
      }
    }
  })
})
