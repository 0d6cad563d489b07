import { IconPlayerPause, IconPlayerPlay } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Text, useInterval, useReducedMotion } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import './quick-start.css'

const STEPS = [
  {
    picture: new URL('./quick-start/project.webp', import.meta.url).href,
    title: 'Make a project',
    text: 'Give it a name and the roles you cast. Its address and its rooms are ready at once.',
  },
  {
    picture: new URL('./quick-start/session.webp', import.meta.url).href,
    title: 'Add a session with its dates',
    text: 'Say when and where, and who runs it. The check-in link is at the top: send it to talent.',
  },
  {
    picture: new URL('./quick-start/schedule.webp', import.meta.url).href,
    title: 'Let talent book a time',
    text: 'Add time frames to a date. Talent choose a time, and drag and drop moves them.',
  },
  {
    picture: new URL('./quick-start/live-room.webp', import.meta.url).href,
    title: 'Call in and record',
    text: 'Talent wait in the lobby. Call in one or a group, record takes, and send them back.',
  },
  {
    picture: new URL('./quick-start/posting-page.webp', import.meta.url).href,
    title: 'Review and post',
    text: 'Watch the takes, pick the best and copy them to a posting page. Clients answer with one tap.',
  },
] as const

/** How long a picture is shown. Milliseconds. */
const SHOWN_FOR = 6_000

/** The way from a project to its clients in a few pictures, which play like a video. */
export default function QuickStart() {
  const still = useReducedMotion()
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(!still)
  const { start, stop } = useInterval(() => setAt((now) => (now + 1) % STEPS.length), SHOWN_FOR)
  useEffect(() => {
    if (playing) start()
    else stop()
    return stop
  }, [playing, start, stop])
  const step = STEPS[at] ?? STEPS[0]
  const show = (place: number) => {
    setPlaying(false)
    setAt(place)
  }
  return (
    <section className="quick-start" aria-label="Quick Start">
      <img className="quick-picture" src={step.picture} alt="" width={960} height={600} />
      <div className="quick-words" aria-live={playing ? 'off' : 'polite'}>
        <Text fw={650} size="lg">
          {at + 1}. {step.title}
        </Text>
        <Text c="dimmed">{step.text}</Text>
      </div>
      <div className="quick-bar">
        <ActionIcon
          variant="default"
          size={36}
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={() => setPlaying((now) => !now)}
        >
          {playing ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
        </ActionIcon>
        <div className="quick-steps">
          {STEPS.map(({ title }, place) => (
            <button
              key={title}
              type="button"
              className="quick-step"
              aria-label={title}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => show(place)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
