import { FilmStrip } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { PostingVideo } from './posting-groups.ts'

/** The takes of the open group; nothing to choose when there is one. */
export function TakeStrip(props: {
  readonly takes: readonly PostingVideo[]
  readonly current: string
  readonly onChoose: (id: string) => void
}) {
  if (props.takes.length < 2) return null
  return <FilmStrip {...props} name={({ name }) => <VisuallyHidden>{name}</VisuallyHidden>} />
}
