import styles from './fly-to-take.module.css'

/** The largest picture that plays; the small one of oneself is not what was recorded. */
function pictureOfStage(): HTMLVideoElement | undefined {
  const area = ({ clientWidth, clientHeight }: HTMLVideoElement) => clientWidth * clientHeight
  return [...document.querySelectorAll('video')]
    .filter((video) => video.videoWidth > 0 && area(video) > 0)
    .sort((a, b) => area(b) - area(a))[0]
}

/** Lets what the stage shows shrink into the place of a take: one sees where it went. Nothing with reduced motion. */
export function flyToTake(place: HTMLElement): void {
  const video = pictureOfStage()
  if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const to = place.getBoundingClientRect()
  const at = ({ left, top, width, height }: DOMRect) =>
    `translate(${left}px, ${top}px) scale(${width / to.width}, ${height / to.height})`
  // A picture of its own on the page: the panel of the take would cut off what comes from outside of it.
  const frame = document.createElement('canvas')
  frame.className = styles.flight!
  frame.width = to.width
  frame.height = to.height
  frame.getContext('2d')?.drawImage(video, 0, 0, to.width, to.height)
  frame.style.setProperty('--from', at(video.getBoundingClientRect()))
  frame.style.transform = at(to)
  frame.onanimationend = () => frame.remove()
  document.body.append(frame)
}
