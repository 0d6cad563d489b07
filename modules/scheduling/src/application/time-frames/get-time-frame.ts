import { useCase } from '@callboard/core'
import { getTimeFrame } from '../../contract/index.ts'
import { frameView } from './frame-view.ts'

export const GetTimeFrame = useCase(getTimeFrame, {}, async ({ subject: { frame } }) => frameView(frame))
