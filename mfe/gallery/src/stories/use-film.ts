import { useEffect, useState } from 'react'

const [WIDTH, HEIGHT, FRAMES_A_SECOND] = [640, 360, 25]

/** Seconds that the film lasts. */
export const FILM_SECONDS = 4

/** Draws a clock, so that one sees which moment stands. */
function draw(pen: CanvasRenderingContext2D, at: number): void {
  pen.fillStyle = 'sienna'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = 'tan'
  pen.fillRect(0, HEIGHT - 24, (WIDTH * at) / FILM_SECONDS, 24)
  pen.font = '120px sans-serif'
  pen.textAlign = 'center'
  pen.fillText(at.toFixed(1), WIDTH / 2, HEIGHT / 2 + 40)
}

function record(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')!
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_A_SECOND))
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const begun = performance.now()
  const go = () => {
    const at = (performance.now() - begun) / 1000
    draw(pen, Math.min(at, FILM_SECONDS))
    if (at < FILM_SECONDS) requestAnimationFrame(go)
    else recorder.stop()
  }
  return new Promise((resolve) => {
    recorder.onstop = () => resolve(URL.createObjectURL(new Blob(pieces, { type: recorder.mimeType })))
    recorder.start()
    go()
  })
}

let made: Promise<string> | undefined

/** The address of a film that this page has made, so that the gallery needs no file; null until it is made. */
export function useFilm(): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    made ??= record()
    void made.then(setAddress)
  }, [])
  return address
}
