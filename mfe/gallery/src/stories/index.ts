import type { Story } from '../story.ts'
import { button } from './button.story.tsx'
import { dateAndTimeFields } from './date-and-time-fields.story.tsx'
import { face } from './face.story.tsx'
import { inputs } from './inputs.story.tsx'
import { page } from './page.story.tsx'
import { stateBadge } from './state-badge.story.tsx'
import { statesOfAPage } from './states-of-a-page.story.tsx'
import { takes } from './takes.story.tsx'
import { words } from './words.story.tsx'

/** The components in the order of the list. */
export const STORIES: readonly Story[] = [
  button,
  dateAndTimeFields,
  face,
  inputs,
  page,
  stateBadge,
  statesOfAPage,
  takes,
  words,
]
