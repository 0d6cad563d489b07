import type { FrameName } from './frame-view.ts'

export const FRAMES = ['remote', 'in_person'] as const satisfies readonly FrameName[]

export const FRAME_WORDS: Readonly<Record<FrameName, string>> = {
  remote: 'Remote Frame',
  in_person: 'In Person Frame',
}
