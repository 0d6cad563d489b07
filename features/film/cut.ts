import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { runMedia } from '../support/media-program.ts'
import type { Camera } from './camera.ts'
import type { Chapter } from './chapters.ts'

export const FILM = { width: 1280, height: 720 }
/** Below the page stand the words of the chapter. */
export const STRIP = 80
export const PICTURE = { width: FILM.width, height: FILM.height - STRIP }
const FRAMES_A_SECOND = 15
/** The type of the product. */
const INTER = fileURLToPath(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)
const GROUND = '151311'
export type Shot = Awaited<ReturnType<Camera['stop']>>

/** Draws the words of a chapter below an empty picture. */
export async function drawWords(browser: Browser, chapter: Chapter, place: number, file: string) {
  const font = (await readFile(INTER)).toString('base64')
  const page = await browser.newPage({ viewport: FILM })
  await page.setContent(`<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}</style>
    <body style="margin:0;background:transparent;font-family:Inter">
    <div style="position:absolute;inset:auto 0 0;height:${STRIP}px;display:flex;align-items:center;gap:20px;padding:0 32px;box-sizing:border-box;background:#${GROUND};color:#f4f2ee">
      <b style="font-size:34px;color:#f0874f">${place + 1}</b>
      <b style="font-size:24px;white-space:nowrap">${chapter.title}</b>
      <span style="font-size:18px;color:#b8b1a6">${chapter.text}</span>
    </div></body>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file, omitBackground: true })
  await page.close()
}

/** One chapter of shots as a film of its own. @returns its file */
export async function cutChapter(folder: string, name: string, shots: readonly Shot[], words: string) {
  const lines = ['ffconcat version 1.0']
  for (const [shot, { frames, seconds }] of shots.entries()) {
    const [first] = frames
    if (!first) continue
    const end = first.at + seconds
    for (const [number, { jpeg, at }] of frames.entries()) {
      const file = `${name}-${shot}-${String(number).padStart(5, '0')}.jpg`
      await writeFile(join(folder, file), jpeg)
      const until = frames[number + 1]?.at ?? end
      lines.push(`file ${file}`, `duration ${Math.max(0.001, until - at).toFixed(3)}`)
    }
  }
  const list = join(folder, `${name}.ffconcat`)
  await writeFile(list, lines.join('\n'))
  const film = join(folder, `${name}.mp4`)
  const { width, height } = PICTURE
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${FILM.height}:(ow-iw)/2:(${height}-ih)/2:color=0x${GROUND}`
  const drawn = `[0]${fit},fps=${FRAMES_A_SECOND},setsar=1[page];[page][1]overlay=0:0,format=yuv420p`
  await runMedia('ffmpeg', [
    ...['-f', 'concat', '-safe', '0', '-i', list, '-i', words],
    ...['-filter_complex', drawn, '-c:v', 'libx264', '-crf', '12', '-preset', 'veryfast', film],
  ])
  return film
}

/** Seconds of a film. */
export async function secondsOf(film: string): Promise<number> {
  const told = await runMedia('ffprobe', ['-show_entries', 'format=duration', '-of', 'csv=p=0', film])
  return Number(told.toString())
}

/** The chapters one after another, small enough to be loaded with a page. */
export async function joinChapters(folder: string, films: readonly string[], target: string): Promise<void> {
  const list = join(folder, 'all.ffconcat')
  await writeFile(list, ['ffconcat version 1.0', ...films.map((film) => `file ${film}`)].join('\n'))
  await runMedia('ffmpeg', [
    ...['-f', 'concat', '-safe', '0', '-i', list, '-c:v', 'libx264', '-crf', '28', '-preset', 'slow'],
    ...['-g', String(FRAMES_A_SECOND * 4), '-pix_fmt', 'yuv420p', '-movflags', '+faststart', target],
  ])
}
