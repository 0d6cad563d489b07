import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint, useKeys } from '@callboard/kit/keys'
import {
  clockWords,
  type PlayerControls,
  PlayerTrack,
  speedWords,
  usePlayerKeys,
} from '@callboard/kit/player'
import { lengthWords, TakePicture, useSteadyAddress } from '@callboard/kit/takes'
import { useElementSize, useMediaQuery } from '@callboard/kit/ui'
import type { VideoView } from '@callboard/review/contract'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import keyed from '../review/keyed-action.module.css'
import { KeyedAction } from '../review/keyed-action.tsx'
import type { ShownGroup } from '../review/review-groups.ts'
import { shortTakeName } from '../takes/short-take-name.ts'
import { MOST_COMPARED } from './comparable.ts'
import { filmHeight, inPixels, shapeOf } from './film-rows.ts'
import styles from './side-by-side.module.css'
import { useInStep } from './use-in-step.ts'

/** The takes may have different rates: their time counts the frames that the keys step by. */
const UNKNOWN_RATE = 0
const NO_MARKS = [] as const

interface Compared {
  readonly take: VideoView
  /** Of its group. */
  readonly of: string
  /** Its name beside that of its group. */
  readonly short: string
}

/** The takes of the groups that play, in their order. */
const playable = (groups: readonly ShownGroup[]): Compared[] =>
  groups.flatMap(({ takes, name, group }) =>
    takes
      .filter(({ url }) => url !== null)
      .map((take) => ({ take, of: name, short: shortTakeName(take, group.records.length < 2) })),
  )

/** Of several groups one take each, a liked one before others; of one group its first takes. @param most of one group */
function firstChosen(groups: readonly ShownGroup[], most: number): string[] {
  const own = (group: ShownGroup) => playable([group]).map(({ take }) => take)
  const [only] = groups
  if (groups.length === 1)
    return own(only!)
      .slice(0, most)
      .map(({ _id }) => _id)
  return groups.flatMap((group) => {
    const takes = own(group)
    const best = takes.find(({ liked }) => liked) ?? takes[0]
    return best ? [best._id] : []
  })
}

/** Two to four takes over the whole window, on one clock. */
export default function SideBySide(props: {
  readonly groups: readonly ShownGroup[]
  readonly onClose: () => void
}) {
  const { groups, onClose } = props
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  const all = playable(groups)
  const [ids, setIds] = useState(() => firstChosen(groups, isPhone ? 2 : MOST_COMPARED))
  const [heard, setHeard] = useState(ids[0])
  const clock = useInStep()
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const range = track.current
    if (!range) return
    range.value = String(clock.at)
    range.style.setProperty('--played', String(clock.length > 0 ? clock.at / clock.length : 0))
    range.setAttribute('aria-valuetext', clockWords(clock.at, UNKNOWN_RATE))
  }, [clock.at, clock.length])
  const panes = all.filter(({ take }) => ids.includes(take._id))
  const place = useElementSize<HTMLDivElement>()
  const height = filmHeight(
    panes.map(({ take }) => shapeOf(take)),
    place,
  )
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
  }, [])

  const { controls } = clock
  const keys = useRef<PlayerControls>(null)
  const mute = () => setHeard((now) => (now === undefined ? ids[0] : undefined))
  useImperativeHandle(keys, () => ({ ...controls, mute, fullScreen: () => {} }))
  usePlayerKeys(keys)
  useKeys('everywhere', { back: onClose })
  useKeys('wall', { sideBySide: onClose })

  const choose = (id: string) => {
    if (!ids.includes(id)) return setIds([...ids, id].slice(-MOST_COMPARED))
    if (ids.length > 2) setIds(ids.filter((one) => one !== id))
  }
  return (
    <section ref={root} tabIndex={-1} className={styles.root} aria-label="Side by side">
      <div ref={place.ref} className={styles.panes}>
        {panes.map(({ take, of, short }) => (
          <Pane
            key={take._id}
            take={take}
            of={groups.length > 1 ? of : ''}
            short={short}
            height={height}
            isHeard={heard === take._id}
            onHear={() => setHeard(heard === take._id ? undefined : take._id)}
            hold={clock.hold}
            onLoaded={clock.loaded}
          />
        ))}
      </div>
      <div className={styles.bar}>
        <ActionIcon
          aria-label={clock.isPlaying ? 'Pause' : 'Play'}
          onClick={controls.toggle}
          {...keyHint('player', 'play', clock.isPlaying ? 'Pause' : 'Play')}
        >
          {clock.isPlaying ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
        </ActionIcon>
        <span className={styles.time}>
          {clockWords(clock.at, UNKNOWN_RATE)} / {lengthWords(clock.length) || '0:00'}
        </span>
        <PlayerTrack
          ref={track}
          label="Position of all takes"
          length={clock.length}
          fps={UNKNOWN_RATE}
          marks={NO_MARKS}
          onSeek={controls.seek}
          onSkip={controls.skip}
        />
        <button
          type="button"
          className={keyed.root}
          aria-label={`Speed ${speedWords(clock.speed)}`}
          onClick={() => controls.speed(clock.speed >= 2 ? -1 : 1)}
          {...keyHint('player', 'faster', `Speed ${speedWords(clock.speed)}`)}
        >
          {speedWords(clock.speed)}
        </button>
        <KeyedAction
          scope="everywhere"
          meaning="back"
          icon={<IconX size={16} />}
          words="Close"
          onClick={onClose}
        />
      </div>
      {all.length > panes.length || all.length > 2 ? (
        <ul className={styles.strip} aria-label={`Takes to compare, two to ${MOST_COMPARED}`}>
          {all.map(({ take, of, short }) => (
            <li key={take._id}>
              <button type="button" aria-pressed={ids.includes(take._id)} onClick={() => choose(take._id)}>
                <span className={styles.picture}>
                  <TakePicture of={take._id} url={take.thumbnail_url} />
                </span>
                <span className={styles.name}>{groups.length > 1 ? `${of}: ${short}` : short}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Pane(props: {
  readonly take: VideoView
  readonly of: string
  readonly short: string
  /** Of its film, in pixels. */
  readonly height: number
  readonly isHeard: boolean
  readonly onHear: () => void
  readonly hold: (id: string, video: HTMLVideoElement) => () => void
  readonly onLoaded: (video: HTMLVideoElement) => void
}) {
  const { take, hold, onLoaded, isHeard } = props
  const address = useSteadyAddress(take._id, take.url)
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = element.current
    if (!video) return
    const letGo = hold(take._id, video)
    // A film that was loaded before has its length before React hears its events.
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) onLoaded(video)
    return letGo
  }, [take._id, hold, onLoaded])
  const label = isHeard ? `Mute ${take.name}` : `Hear ${take.name}`
  return (
    <figure className={styles.pane} style={{ width: inPixels(props.height * shapeOf(take)) }}>
      <video
        ref={element}
        aria-label={take.name}
        src={address.src ?? undefined}
        style={{ height: props.height }}
        muted={!isHeard}
        playsInline
        preload="auto"
        onLoadedMetadata={(event) => onLoaded(event.currentTarget)}
        onError={address.failed}
        onPlaying={address.working}
      />
      <figcaption>
        <strong>{props.short}</strong> <span>{props.of}</span>
        <ActionIcon variant="subtle" aria-label={label} title={label} onClick={props.onHear}>
          {isHeard ? <IconVolume size={16} /> : <IconVolumeOff size={16} />}
        </ActionIcon>
      </figcaption>
    </figure>
  )
}
