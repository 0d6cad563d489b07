import { VisuallyHidden } from '@callboard/kit'
import { TakePicture } from '../takes/take-picture.tsx'
import { lengthWords } from '../takes/take-words.ts'
import type { PostingVideo } from './posting-groups.ts'

/** The takes of the open group; nothing to choose when there is one. */
export function TakeStrip(props: {
  readonly takes: readonly PostingVideo[]
  readonly current: string
  readonly onChoose: (id: string) => void
}) {
  if (props.takes.length < 2) return null
  return (
    <ol className="film-strip" aria-label="Takes">
      {props.takes.map((take, place) => (
        <li key={take._id}>
          <button
            type="button"
            aria-current={take._id === props.current}
            onClick={() => props.onChoose(take._id)}
          >
            <span className="film-strip-picture">
              <TakePicture of={take._id} url={take.thumbnail_url} />
              <span className="film-strip-number">{place + 1}</span>
              <span className="film-strip-length">{lengthWords(take.duration)}</span>
            </span>
            <VisuallyHidden>{take.name}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ol>
  )
}
