/**
 * Look, words and address of every screen, with the page from the start. Larger parts load with the screens that use
 * them: `@callboard/kit/inputs`, `/labels`, `/overlays`, `/forms`, `/tables`, `/dates`, `/phone`, `/drag`, `/qr`;
 * icons are at `/icons`.
 */
import './theme/styles.ts'

export {
  Alert,
  Anchor,
  Button,
  Group,
  Skeleton,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
export {
  useElementSize,
  useInterval,
  useMediaQuery,
  useReducedMotion,
} from '@mantine/hooks'
export { Mark, Wordmark } from './brand/mark.tsx'
export { ActionFault } from './feedback/action-fault.tsx'
export { type ConfirmWords, confirm } from './feedback/confirm.ts'
export { blocking } from './feedback/processing.ts'
export { toast, undoSeconds } from './feedback/toast.ts'
export { type Command, openKeyList, openPalette, useCommands } from './keys/keys.ts'
export { EmptyState } from './page/empty-state.tsx'
export { FailedState } from './page/failed-state.tsx'
export { NotFound } from './page/not-found.tsx'
export { type Crumb, Page, type PageProps } from './page/page.tsx'
export { PageSkeleton, SkeletonHead, SkeletonPage, Skeletons } from './page/skeletons.tsx'
export { StateCard } from './page/state-card.tsx'
export { useLeaveWarning } from './page/use-leave-warning.ts'
export { useSearchState } from './page/use-search-state.ts'
export { useTitle } from './page/use-title.ts'
export { percents, usePercent } from './percents.ts'
export * from './router.ts'
export { type Store, store } from './store.ts'
export { describeError, type ErrorWords, inSentences, sayError } from './text/describe-error.ts'
export { describeTime, readersZone, type TimeStyle } from './text/describe-time.ts'
export { readSearch, type SearchShape, writeSearch } from './text/search-state.ts'
export { fullName, USER_TYPE_WORDS } from './text/user-types.ts'
export { chooseScheme, type SchemeChoice, useScheme, useSchemeChoice } from './theme/scheme.ts'
export { Stage } from './theme/stage.tsx'
