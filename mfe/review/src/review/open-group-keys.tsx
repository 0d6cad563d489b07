import { useKeys } from '@callboard/kit/keys'
import type { OpenGroupCommands } from './open-group-commands.ts'

/** Keys that only make sense while a group is open; those of the wall act on it, too. */
export function OpenGroupKeys(props: {
  readonly commands: OpenGroupCommands
  /** Of its takes. */
  readonly next: () => void
  readonly previous: () => void
  readonly picture: (() => void) | undefined
  readonly comment: () => void
}) {
  const { next, previous, picture, comment } = props
  const { like, viewed, viewedNext, archive, remove, retry, edit, compare } = props.commands
  useKeys('take', { next, previous, like, viewed, viewedNext, archive, remove, retry, comment })
  useKeys('wall', { edit, picture, sideBySide: compare })
  return null
}
