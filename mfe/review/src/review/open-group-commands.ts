/** What can be done with the open group and its take; absent where it cannot. */
export interface OpenGroupCommands {
  readonly like: () => void
  readonly viewed: () => void
  /** Marks the group as viewed and goes on; absent where it is no group to view. */
  readonly viewedNext: (() => void) | undefined
  readonly copy: (() => void) | undefined
  readonly download: () => void
  readonly archive: (() => void) | undefined
  readonly compare: (() => void) | undefined
  readonly edit: () => void
  readonly sort: (() => void) | undefined
  readonly retry: (() => void) | undefined
  readonly remove: (() => void) | undefined
}
