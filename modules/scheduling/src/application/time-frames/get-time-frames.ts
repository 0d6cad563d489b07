import { useCase } from '@callboard/core'
import { getTimeFrame, listTimeFrames } from '../../contract/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { frameView } from './frame-view.ts'

export const ListTimeFrames = useCase(
  listTimeFrames,
  { store: SCHEDULING_STORE },
  async ({ needs, subject: { day } }) =>
    (await needs.store.read(({ frames }) => frames.ofDay(day.id))).map(frameView),
)

export const GetTimeFrame = useCase(getTimeFrame, {}, async ({ subject: { frame } }) => frameView(frame))
