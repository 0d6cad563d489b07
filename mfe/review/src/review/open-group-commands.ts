/** What can be done with the open group and its take; absent where it cannot. */
export interface OpenGroupCommands {
  readonly like: () => void
  readonly viewed: () => void
  readonly copy: (() => void) | undefined
  readonly download: () => void
  readonly archive: (() => void) | undefined
  readonly compare: (() => void) | undefined
  readonly edit: () => void
  readonly sort: (() => void) | undefined
  readonly retry: (() => void) | undefined
  readonly remove: (() => void) | undefined
}
