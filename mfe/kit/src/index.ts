/**
 * The kit: look, words, address, server and realtime of every screen. Larger parts load with the screens that use
 * them: `@callboard/kit/overlays`, `/forms`, `/data`, `/dates`, `/phone`, `/drag`, `/qr`, `/sign-in`,
 * `/text-account`; icons are at `/icons`.
 */
import './theme/styles.ts'

export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Box,
  Button,
  Center,
  Container,
  Divider,
  Flex,
  Group,
  Kbd,
  Loader,
  Paper,
  PasswordInput,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
export {
  useDebouncedCallback,
  useDebouncedValue,
  useElementSize,
  useInterval,
  useMediaQuery,
  useReducedMotion,
} from '@mantine/hooks'
export { ApiError } from './api/api-error.ts'
export { type CallInput, type CallOptions, call } from './api/call.ts'
export { leadsNowhere } from './api/leads-nowhere.ts'
export { Load } from './api/load.tsx'
export { withToken } from './api/token.ts'
export { type Action, type ActionOptions, useAction } from './api/use-action.ts'
export { type EndpointOptions, type Loadable, patch, refresh, useEndpoint } from './api/use-endpoint.ts'
export { faultsWithoutField } from './forms/faults-without-field.ts'
export { useTypedDraft } from './forms/use-typed-draft.ts'
export { keyLabel } from './keys/key-names.ts'
export { type Command, type Keys, openKeyList, openPalette, useCommands, useKeys } from './keys/keys.ts'
export { ActionFault } from './layout/action-fault.tsx'
export { AppFooter, LEGAL } from './layout/app-footer.tsx'
export { AppHeader } from './layout/app-header.tsx'
export { type ConfirmWords, confirm } from './layout/confirm.ts'
export { CopyButton } from './layout/copy-button.tsx'
export { EmptyState } from './layout/empty-state.tsx'
export { FailedState } from './layout/failed-state.tsx'
export { Mark, Wordmark } from './layout/mark.tsx'
export { NotFound } from './layout/not-found.tsx'
export { type Crumb, Page, type PageProps } from './layout/page.tsx'
export { blocking } from './layout/processing.ts'
export { ProfileMenu } from './layout/profile-menu.tsx'
export { PageSkeleton, Skeletons } from './layout/skeletons.tsx'
export { type BadgeState, StateBadge } from './layout/state-badge.tsx'
export { StateCard } from './layout/state-card.tsx'
export { Time } from './layout/time.tsx'
export { toast } from './layout/toast.ts'
export { useElsewhere } from './layout/use-elsewhere.ts'
export { useErrorFocus } from './layout/use-error-focus.ts'
export { useSearchState } from './layout/use-search-state.ts'
export { useTitle } from './layout/use-title.ts'
export { CrashGuard } from './mount/crash-guard.tsx'
export { KitProviders } from './mount/kit-providers.tsx'
export { mfeLifecycles, placeId } from './mount/mfe-lifecycles.tsx'
export { PageHost } from './mount/page-host.tsx'
export { percents, usePercent } from './percents.ts'
export { type Connection, hangUp, useConnection } from './realtime/connection.ts'
export { ConnectionMark } from './realtime/connection-mark.tsx'
export {
  type MeetingChannel,
  type MeetingEvents,
  type MeetingPeer,
  type MeetingReply,
  meetingChannel,
} from './realtime/meeting-channel.ts'
export type { RoomState } from './realtime/rooms.ts'
export { onSignal, type RoomOptions, type SignalHandler, useRoom } from './realtime/use-room.ts'
export * from './router.ts'
export * from './routes/index.ts'
export * from './session/session.ts'
export { useSignIn } from './session/use-sign-in.ts'
export { type Store, store } from './store.ts'
export { describeError, type ErrorWords, inSentences, sayError } from './text/describe-error.ts'
export { describeTime, readersZone, type TimeStyle } from './text/describe-time.ts'
export { fieldRules, isEmailAddress, PASSWORD_MIN } from './text/field-rules.ts'
export { readSearch, type SearchShape, writeSearch } from './text/search-state.ts'
export { fullName, initials, USER_TYPE_WORDS } from './text/user-types.ts'
export { chooseScheme, type SchemeChoice, useScheme, useSchemeChoice } from './theme/scheme.ts'
export { Stage } from './theme/stage.tsx'
export { putFile, type UploadOptions } from './upload/put-file.ts'
