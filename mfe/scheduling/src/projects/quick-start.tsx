import { IconMaximize, IconPlayerPause, IconPlayerPlay } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button, Text, useReducedMotion } from '@callboard/kit/ui'
import { useRef, useState } from 'react'
import CHAPTERS from './quick-start/chapters.json' with { type: 'json' }
import styles from './quick-start.module.css'

const FILM = new URL('./quick-start/film.mp4', import.meta.url).href
const POSTER = new URL('./quick-start/poster.jpg', import.meta.url).href

/** `1:05` */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const chapterAt = (seconds: number) => CHAPTERS.findLastIndex(({ from }) => from <= seconds + 0.05)

/** The film from a project to the answers of its clients, without sound, and its chapters in words. */
export default function QuickStart() {
  const still = useReducedMotion()
  const film = useRef<HTMLVideoElement>(null)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const play = () => void film.current?.play().catch(() => {})
  const toggle = () => (film.current?.paused ? play() : film.current?.pause())
  const seek = (seconds: number) => {
    if (film.current) film.current.currentTime = seconds
    setAt(seconds)
  }
  const again = () => {
    setBroken(false)
    film.current?.load()
    play()
  }
  const now = chapterAt(at)
  return (
    <section className={styles.root} aria-label="Quick Start">
      <div className={styles.film}>
        <video
          ref={film}
          src={FILM}
          poster={POSTER}
          autoPlay={!still}
          muted
          playsInline
          preload="metadata"
          aria-label="Quick Start film"
          onClick={toggle}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          onDurationChange={({ currentTarget }) => setLength(currentTarget.duration || 0)}
          onError={() => setBroken(true)}
        />
        {isBroken ? (
          <div className={styles.broken} role="alert">
            <Text>The film could not be loaded. The steps below say the same.</Text>
            <Button variant="default" onClick={again}>
              Try again
            </Button>
          </div>
        ) : null}
      </div>
      <div className={styles.bar}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={isPlaying ? 'Pause' : 'Play'}
          disabled={isBroken}
          onClick={toggle}
        >
          {isPlaying ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
        </ActionIcon>
        <input
          type="range"
          className={styles.track}
          aria-label="Position"
          aria-valuetext={`${clock(at)} of ${clock(length)}`}
          min={0}
          max={length || 1}
          step={0.1}
          value={Math.min(at, length || 1)}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
        <Text size="sm" c="dimmed" className="callboard-figures">
          {clock(at)} / {clock(length)}
        </Text>
        {document.fullscreenEnabled ? (
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Full screen"
            onClick={() => void film.current?.requestFullscreen().catch(() => {})}
          >
            <IconMaximize size={16} />
          </ActionIcon>
        ) : null}
      </div>
      <ol className={styles.chapters}>
        {CHAPTERS.map(({ title, text, from }, place) => (
          <li key={title}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={place === now ? 'step' : undefined}
              onClick={() => {
                seek(from)
                play()
              }}
            >
              <span className={styles.number}>{place + 1}</span>
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
