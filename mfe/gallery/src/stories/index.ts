import type { Story } from '../story.ts'
import { appHeader } from './app-header.story.tsx'
import { bottomSheet } from './bottom-sheet.story.tsx'
import { button } from './button.story.tsx'
import { choices } from './choices.story.tsx'
import { comments } from './comments.story.tsx'
import { confirmStory } from './confirm.story.tsx'
import { dateAndTimeFields } from './date-and-time-fields.story.tsx'
import { dialog } from './dialog.story.tsx'
import { drawer } from './drawer.story.tsx'
import { emptyState } from './empty-state.story.tsx'
import { face } from './face.story.tsx'
import { fact } from './fact.story.tsx'
import { failedState } from './failed-state.story.tsx'
import { filmStrip } from './film-strip.story.tsx'
import { filterBar } from './filter-bar.story.tsx'
import { folds } from './folds.story.tsx'
import { inputs } from './inputs.story.tsx'
import { keySheet } from './key-sheet.story.tsx'
import { line } from './line.story.tsx'
import { menus } from './menus.story.tsx'
import { nowRule } from './now-rule.story.tsx'
import { page } from './page.story.tsx'
import { palette } from './palette.story.tsx'
import { phoneInput } from './phone-input.story.tsx'
import { player } from './player.story.tsx'
import { qrCode } from './qr-code.story.tsx'
import { richText } from './rich-text.story.tsx'
import { segmented } from './segmented.story.tsx'
import { selectionBar } from './selection-bar.story.tsx'
import { share } from './share.story.tsx'
import { skeletons } from './skeletons.story.tsx'
import { stateBadge } from './state-badge.story.tsx'
import { table } from './table.story.tsx'
import { tabsStory } from './tabs.story.tsx'
import { takeCard } from './take-card.story.tsx'
import { takePicture } from './take-picture.story.tsx'
import { ticks } from './ticks.story.tsx'
import { toasts } from './toasts.story.tsx'
import { words } from './words.story.tsx'

/** The components in the order of the list. */
export const STORIES: readonly Story[] = [
  appHeader,
  button,
  choices,
  comments,
  confirmStory,
  dateAndTimeFields,
  dialog,
  drawer,
  bottomSheet,
  emptyState,
  face,
  fact,
  failedState,
  filmStrip,
  filterBar,
  folds,
  inputs,
  keySheet,
  line,
  menus,
  nowRule,
  page,
  palette,
  phoneInput,
  player,
  qrCode,
  richText,
  segmented,
  selectionBar,
  share,
  skeletons,
  stateBadge,
  table,
  tabsStory,
  takeCard,
  takePicture,
  ticks,
  toasts,
  words,
]
