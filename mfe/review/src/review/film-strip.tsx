import { VisuallyHidden } from '@callboard/kit'
import { IconHeartFilled } from '@callboard/kit/icons'
import type { VideoView } from '@callboard/review/contract'
import { useEffect, useRef } from 'react'
import { StateWord } from '../takes/state-word.tsx'
import { TakePicture } from '../takes/take-picture.tsx'
import { lengthWords, STATE_WORDS } from '../takes/take-words.ts'

/** The takes of a group side by side; the one that plays is marked. */
export function FilmStrip(props: {
  readonly takes: readonly VideoView[]
  readonly current: string
  readonly onChoose: (id: string) => void
}) {
  const strip = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the take that plays
  useEffect(() => {
    strip.current
      ?.querySelector('[aria-current="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [props.current])
  return (
    <ol ref={strip} className="film-strip" aria-label="Takes">
      {props.takes.map((take, place) => {
        const word = STATE_WORDS[take.state]?.word
        return (
          <li key={take._id}>
            <button
              type="button"
              aria-current={take._id === props.current}
              onClick={() => props.onChoose(take._id)}
            >
              <span className="film-strip-picture">
                <TakePicture of={take._id} url={take.thumbnail_url} />
                <span className="film-strip-number">{place + 1}</span>
                {take.liked ? <IconHeartFilled size={14} aria-hidden className="film-strip-like" /> : null}
                <span className="film-strip-length">{lengthWords(take.duration)}</span>
              </span>
              <span className="film-strip-name">{word ? <StateWord take={take} /> : take.name}</span>
              <VisuallyHidden>
                {[word ? take.name : '', take.liked ? 'liked' : ''].filter(Boolean).join(', ')}
              </VisuallyHidden>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
