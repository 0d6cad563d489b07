import { useCase } from '@callboard/core'
import { getTimeFrame, listTimeFrames } from '../../contract/index.ts'
import { ScheduleReader } from '../days/schedule-reader.ts'
import { frameView } from './frame-view.ts'

export const ListTimeFrames = useCase(
  listTimeFrames,
  { schedule: ScheduleReader },
  async ({ needs, subject: place }) => (await needs.schedule.ofDay(place, [])).frames.map(frameView),
)

export const GetTimeFrame = useCase(getTimeFrame, {}, async ({ subject: { frame } }) => frameView(frame))
