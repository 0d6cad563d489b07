import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint, useKeys } from '@callboard/kit/keys'
import {
  clockWords,
  type PlayerControls,
  PlayerTrack,
  speedWords,
  usePlayerKeys,
} from '@callboard/kit/player'
import { TakePicture } from '@callboard/kit/takes'
import { useElementSize, useMediaQuery } from '@callboard/kit/ui'
import type { Pick as TalentPick } from '@callboard/posting/contract'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { GroupSteps } from '../review/group-steps.tsx'
import keyed from '../review/keyed-action.module.css'
import { KeyedAction } from '../review/keyed-action.tsx'
import type { ShownGroup } from '../review/review-groups.ts'
import head from '../review/window-strip.module.css'
import { shortTakeName } from '../takes/short-take-name.ts'
import { MOST_COMPARED } from './comparable.ts'
import { Film } from './film.tsx'
import { FILM_WORDS, filmHeight, PHONE_FILM_WORDS, shapeOf } from './film-rows.ts'
import { firstCompared, type OpenMoment } from './first-compared.ts'
import styles from './side-by-side.module.css'
import { talentAnswers } from './talent-answers.ts'
import { useInStep } from './use-in-step.ts'

/** Takes whose lengths differ by more are not of one length. Seconds. */
const UNEVEN = 0.1
const NO_MARKS = [] as const

interface Compared {
  readonly take: VideoView
  /** Of its group. */
  readonly of: string
  /** Its name beside that of its group. */
  readonly short: string
  readonly records: ReviewGroup['records']
}

/** The takes of the groups that play, in their order. */
const playable = (groups: readonly ShownGroup[]): Compared[] =>
  groups.flatMap(({ takes, name, group }) =>
    takes
      .filter(({ url }) => url !== null)
      .map((take) => ({
        take,
        of: name,
        short: shortTakeName(take, group.records.length < 2),
        records: group.records,
      })),
  )

type Steps = Pick<ComponentProps<typeof GroupSteps>, 'previous' | 'next' | 'onStep' | 'onAll'>

/** Two to four takes over the whole window, on one clock. */
export default function SideBySide(props: {
  readonly groups: readonly ShownGroup[]
  /** Of the take that was open. */
  readonly moment: OpenMoment | undefined
  /** Told the second at which all stand. */
  readonly onAt: (second: number) => void
  readonly picks: readonly TalentPick[]
  readonly onLike: (take: VideoView, isLiked: boolean) => void
  /** To the groups beside the only one; undefined: it has no place among others. */
  readonly steps: Steps | undefined
  readonly onClose: () => void
}) {
  const { groups, moment, onAt, onClose } = props
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  const all = playable(groups)
  const [first] = useState(() => firstCompared(groups, isPhone ? 2 : MOST_COMPARED, moment?.video))
  const [ids, setIds] = useState(first)
  const [heard, setHeard] = useState(moment && ids.includes(moment.video) ? moment.video : ids[0])
  const fpsOf = (id: string) => all.find(({ take }) => take._id === id)?.take.fps ?? 0
  const clock = useInStep(fpsOf, moment?.second ?? 0, moment?.isPlaying ?? true)
  const root = useRef<HTMLElement>(null)
  const track = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const range = track.current
    if (!range) return
    range.value = String(clock.at)
    range.style.setProperty('--played', String(clock.length > 0 ? clock.at / clock.length : 0))
    range.setAttribute('aria-valuetext', clockWords(clock.at, clock.fps))
  }, [clock.at, clock.length, clock.fps])
  useEffect(() => onAt(clock.at), [onAt, clock.at])
  const panes = all.filter(({ take }) => ids.includes(take._id))
  const longest = panes.find(({ take }) => take._id === clock.longest)
  /** Whose length the time has, where it is not that of all. */
  const measured =
    longest && panes.some(({ take }) => longest.take.duration - take.duration > UNEVEN) ? longest : undefined
  const place = useElementSize<HTMLDivElement>()
  const height = filmHeight(
    panes.map(({ take }) => shapeOf(take)),
    { ...place, words: isPhone ? PHONE_FILM_WORDS : FILM_WORDS },
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
      {isPhone ? (
        <div className={head.root}>
          <strong className={head.name}>{groups.length === 1 ? groups[0]?.name : 'Side by side'}</strong>
          <button
            type="button"
            className={`${keyed.root} ${head.close}`}
            aria-label="Close"
            onClick={onClose}
            {...keyHint('everywhere', 'back', 'Close')}
          >
            <IconX size={20} aria-hidden />
          </button>
        </div>
      ) : null}
      <div ref={place.ref} className={styles.panes}>
        {panes.map(({ take, of, short, records }) => (
          <Film
            key={take._id}
            take={take}
            // The head of a phone names the only group.
            of={groups.length > 1 || !isPhone ? of : ''}
            short={short}
            height={height}
            answers={talentAnswers(take, records, props.picks)}
            onLike={() => props.onLike(take, !take.liked)}
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
          {clockWords(clock.at, clock.fps)} / {clockWords(clock.length, clock.fps)}
          {measured ? (
            <span className={styles.whose}> {groups.length > 1 ? measured.of : measured.short}</span>
          ) : null}
        </span>
        <PlayerTrack
          ref={track}
          label="Position of all takes"
          length={clock.length}
          fps={clock.fps}
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
        {props.steps ? <GroupSteps {...props.steps} toView={undefined} onViewed={undefined} /> : null}
        {isPhone ? null : (
          <KeyedAction
            scope="everywhere"
            meaning="back"
            icon={<IconX size={16} />}
            words="Close"
            onClick={onClose}
          />
        )}
      </div>
      {all.length > first.length ? (
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
