import { frameAway, nextSpeed } from '@callboard/kit/player'
import { useCallback, useEffect, useRef, useState } from 'react'
import { correctionsOf, hasMore } from './in-step.ts'

/** Between two moments at which the clock is shown. Milliseconds. */
const SHOWN_EVERY = 100

const lengthOf = (video: HTMLVideoElement) => (Number.isFinite(video.duration) ? video.duration : 0)
const isReady = (video: HTMLVideoElement) => video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

const more = (video: HTMLVideoElement, at: number) =>
  hasMore({ length: lengthOf(video), isEnded: video.ended }, at)

/**
 * Several takes on one clock: that of the longest one.
 * @param fpsOf frames a second of a take; 0: not known
 * @param begin second at which they stand at first
 * @param plays from there at once
 */
export function useInStep(fpsOf: (id: string) => number, begin: number, plays: boolean) {
  const videos = useRef(new Map<string, HTMLVideoElement>())
  const begun = useRef(new WeakSet<HTMLVideoElement>())
  const [isPlaying, setPlaying] = useState(plays)
  const [at, setAt] = useState(begin)
  const [longest, setLongest] = useState<{ readonly id: string; readonly length: number }>()
  const [speed, setSpeed] = useState(1)

  const all = useCallback(() => [...videos.current.values()], [])
  const leader = useCallback(
    () =>
      all().reduce<HTMLVideoElement | undefined>((longest, video) => {
        return longest && lengthOf(longest) >= lengthOf(video) ? longest : video
      }, undefined),
    [all],
  )

  const measure = useCallback(() => {
    const lead = leader()
    const [id] = [...videos.current].find(([, video]) => video === lead) ?? []
    setLongest(id !== undefined && lead && lengthOf(lead) > 0 ? { id, length: lengthOf(lead) } : undefined)
  }, [leader])
  const fps = longest ? fpsOf(longest.id) : 0

  const seek = useCallback(
    (seconds: number) => {
      const to = Math.min(Math.max(seconds, 0), leader() ? lengthOf(leader()!) : 0)
      for (const video of all()) video.currentTime = Math.min(to, lengthOf(video))
      setAt(to)
    },
    [all, leader],
  )

  useEffect(() => {
    for (const video of all()) video.playbackRate = speed
  }, [all, speed])

  useEffect(() => {
    if (!isPlaying) {
      for (const video of all()) video.pause()
      return
    }
    const held = new Set<HTMLVideoElement>()
    const keepInStep = (lead: HTMLVideoElement) => {
      const now = lead.currentTime
      const playing = [lead, ...all().filter((video) => video !== lead && more(video, now))]
      // One that has to load holds the others, so that none runs away from it.
      if (playing.some((video) => !isReady(video))) {
        for (const video of playing) if (isReady(video)) video.pause()
        return
      }
      const takes = playing.map((video) => ({ at: video.currentTime, isHeld: held.has(video) }))
      for (const [at, correction] of correctionsOf(takes, speed).entries()) {
        const video = playing[at]!
        if (correction.kind === 'hold') {
          held.add(video)
          video.pause()
          continue
        }
        held.delete(video)
        if (correction.kind === 'play') video.playbackRate = correction.rate
        else video.currentTime = now
        if (video.paused) void video.play().catch(() => {})
      }
    }
    let shownAt = Number.NEGATIVE_INFINITY
    let next = 0
    const look = () => {
      const lead = leader()
      if (lead?.ended) {
        // One that was a moment behind has its last frame, too.
        for (const video of all()) if (!video.ended) video.currentTime = lengthOf(video)
        setAt(lengthOf(lead))
        return setPlaying(false)
      }
      if (lead) keepInStep(lead)
      const time = performance.now()
      if (lead && time - shownAt >= SHOWN_EVERY) {
        shownAt = time
        setAt(lead.currentTime)
      }
      next = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(next)
  }, [isPlaying, speed, all, leader])

  return {
    isPlaying,
    at,
    /** Of the longest take, whose frames the clock counts. */
    length: longest?.length ?? 0,
    fps,
    /** Its id; undefined before any is there. */
    longest: longest?.id,
    speed,
    /** Ties a take to the clock. @returns what lets it go */
    hold: useCallback(
      (id: string, video: HTMLVideoElement) => {
        videos.current.set(id, video)
        return () => {
          videos.current.delete(id)
          measure()
        }
      },
      [measure],
    ),
    /** A take that has come later begins where the others are. */
    loaded: useCallback(
      (video: HTMLVideoElement) => {
        measure()
        // Another one that has its length may not have been brought to the beginning yet.
        const other = all().find((one) => one !== video && begun.current.has(one))
        begun.current.add(video)
        video.currentTime = Math.min(other?.currentTime ?? begin, lengthOf(video))
      },
      [measure, all, begin],
    ),
    controls: {
      seek,
      toggle: () => {
        const lead = leader()
        if (!isPlaying && lead?.ended) seek(0)
        setPlaying((now) => !now)
      },
      skip: (seconds: number) => seek((leader()?.currentTime ?? 0) + seconds),
      /** By a frame of the longest one. */
      step: (frames: 1 | -1) => {
        setPlaying(false)
        seek(frameAway(leader()?.currentTime ?? 0, frames, fps, leader() ? lengthOf(leader()!) : 0))
      },
      speed: (step: 1 | -1) => setSpeed((now) => nextSpeed(now, step)),
    },
  }
}
