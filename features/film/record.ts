// npm run pictures: the film of Quick Start and the pictures of the README, from the demo of this version.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ViewportSize } from 'playwright-core'
import { startDemo } from '../peers/demo.ts'
import { CHROMIUM, DESK, openBrowser, PHONE } from '../support/browser.ts'
import { runMedia } from '../support/media-program.ts'
import { CHAPTERS } from './chapters.ts'
import { cutChapter, drawWords, joinChapters, PICTURE, secondsOf } from './cut.ts'
import { ACTS, type Stage, sceneOf } from './story.ts'

const root = join(import.meta.dirname, '../..')
const TARGET = join(root, 'mfe/scheduling/src/projects/quick-start')
/** The pictures of the README. */
const PICTURES = join(root, 'ops/pictures')
/** What the cameras of the film see. */
const FACE = join(root, 'shells/studio/src/demo/recordings/priya.webm')

function stageOf(browser: Browser, origin: string): Stage {
  const open = async (token: string | undefined, viewport: ViewportSize) => {
    const context = await browser.newContext({
      viewport,
      baseURL: origin,
      permissions: ['camera', 'microphone'],
      colorScheme: 'light',
    })
    if (token) await context.addCookies([{ name: 'callboard', value: token, url: origin }])
    return await context.newPage()
  }
  const keep: Stage['keep'] = async (page, name) => {
    const before = page.viewportSize()!
    await page.setViewportSize(name === 'status-page' ? PHONE : DESK)
    const style = '[data-pointer] { display: none }'
    await page.screenshot({ path: join(PICTURES, `${name}.png`), style })
    await page.setViewportSize(before)
  }
  return {
    keep,
    origin,
    desk: (token) => open(token, PICTURE),
    phone: (token) => open(token, PHONE),
  }
}

async function record(folder: string): Promise<void> {
  const face = join(folder, 'face.mjpeg')
  await runMedia('ffmpeg', ['-stream_loop', '30', '-i', FACE, '-r', '15', '-q:v', '4', face])
  const data = join(folder, 'data')
  await mkdir(data)
  const product = await startDemo(data)
  const browser = await openBrowser([`--use-file-for-fake-video-capture=${face}`], CHROMIUM)
  try {
    const scene = await sceneOf(stageOf(browser, product.origin))
    const films: string[] = []
    const chapters: { title: string; text: string; from: number }[] = []
    let from = 0
    for (const [place, act] of ACTS.entries()) {
      const chapter = CHAPTERS[place]!
      console.info(`${place + 1}. ${chapter.title}`)
      const words = join(folder, `words-${place}.png`)
      await drawWords(browser, chapter, place, words)
      const film = await cutChapter(folder, `chapter-${place}`, await act(scene), words)
      films.push(film)
      chapters.push({ ...chapter, from: Math.round(from * 10) / 10 })
      from += await secondsOf(film)
    }
    await mkdir(TARGET, { recursive: true })
    const film = join(folder, 'film.mp4')
    await joinChapters(folder, films, film)
    await copyFile(film, join(TARGET, 'film.mp4'))
    const recording = chapters.find(({ title }) => title === 'Record takes')!
    const cover = ['-ss', String(recording.from + 5), '-i', film, '-frames:v', '1', '-q:v', '5']
    await runMedia('ffmpeg', [...cover, join(TARGET, 'poster.jpg')])
    await writeFile(join(TARGET, 'chapters.json'), `${JSON.stringify(chapters, null, 2)}\n`)
    console.info(`${from.toFixed(1)} s`)
  } finally {
    await browser.close()
    await product.stop()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'callboard-film-'))
try {
  await record(folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
