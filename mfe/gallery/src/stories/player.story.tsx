import { type PlayerMark, TakePlayer } from '@callboard/kit/player'
import { Skeleton } from '@callboard/kit/ui'
import { nothing } from './nothing.ts'
import { PORTRAIT } from './portrait.ts'
import { FILM_SECONDS, useFilm } from './use-film.ts'

/** Longer than anybody looks at the gallery. Milliseconds. */
const NEVER = 2 ** 31 - 1
const MARKS: readonly PlayerMark[] = [
  { at: 1, label: 'Dana Whitfield: softer here' },
  { at: 3.2, label: 'Omar Haddad: this look' },
]

function Player(props: {
  readonly id: string
  readonly plays?: true
  readonly marks?: readonly PlayerMark[]
  readonly steps?: true
  readonly first?: true
  readonly url?: string | null
}) {
  const film = useFilm()
  const url = props.url === undefined ? film : props.url
  if (film === null) return <Skeleton height={360} width={640} />
  return (
    <div style={{ maxWidth: 640, aspectRatio: '16 / 9' }}>
      <TakePlayer
        take={{
          _id: props.id,
          name: 'Ines Moreau, take 2',
          duration: FILM_SECONDS,
          url,
          thumbnail_url: PORTRAIT,
          fps: 25,
        }}
        playAfter={props.plays ? 0 : NEVER}
        marks={props.marks}
        onEnded={nothing}
        onPrevious={props.steps && !props.first ? nothing : undefined}
        onNext={props.steps ? nothing : undefined}
        withTakeKeys
        caption="Ines Moreau"
      />
    </div>
  )
}

export const player = {
  name: 'TakePlayer',
  states: [
    ['stands', <Player key="stands" id="stands" />],
    ['plays', <Player key="plays" id="plays" plays />],
    ['with comments on its track', <Player key="marks" id="marks" marks={MARKS} />],
    ['one of several takes', <Player key="steps" id="steps" steps />],
    ['the first of several takes', <Player key="first" id="first" steps first />],
    ['whose address is not known yet', <Player key="none" id="none" url={null} />],
    ['whose file does not come', <Player key="fault" id="fault" url="/no-such-take.mp4" plays />],
  ],
} as const
