import type { Locator, Page } from 'playwright-core'

/** Milliseconds in which a reader sees what happens. */
const LOOK = 700
const STEPS = 18
const LETTER = 55

/** Draws the pointer, which a headless browser does not. */
const drawPointer = () => {
  const show = () => {
    const dot = document.createElement('div')
    dot.dataset.pointer = ''
    dot.style.cssText =
      'position:fixed;z-index:2147483647;width:22px;height:22px;margin:-11px 0 0 -11px;border-radius:50%;background:#b54f1c99;box-shadow:0 0 0 2px #fff;pointer-events:none;left:-50px;top:-50px;transition:transform 120ms'
    // In the top layer, dialogs included.
    document.documentElement.append(dot)
    addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        dot.style.left = `${clientX}px`
        dot.style.top = `${clientY}px`
      },
      true,
    )
    addEventListener('mousedown', () => (dot.style.transform = 'scale(.7)'), true)
    addEventListener('mouseup', () => (dot.style.transform = ''), true)
  }
  if (document.documentElement) show()
  else addEventListener('DOMContentLoaded', show, { once: true })
}

/** Somebody in the film: moves the pointer as a hand does, and waits where a reader has to look. */
export class Actor {
  readonly page: Page
  #x = 640
  #y = 360

  private constructor(page: Page) {
    this.page = page
  }

  static async at(page: Page): Promise<Actor> {
    await page.addInitScript(drawPointer)
    return new Actor(page)
  }

  /** @param seconds in which nothing happens */
  async look(seconds = LOOK / 1000): Promise<void> {
    await this.page.waitForTimeout(seconds * 1000)
  }

  async #moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = (await target.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    for (let step = 1; step <= STEPS; step += 1) {
      const share = 1 - (1 - step / STEPS) ** 3
      await this.page.mouse.move(this.#x + (x - this.#x) * share, this.#y + (y - this.#y) * share)
      await this.page.waitForTimeout(16)
    }
    this.#x = x
    this.#y = y
  }

  async press(target: Locator): Promise<void> {
    await target.waitFor()
    await this.#moveTo(target)
    await target.click()
    await this.look()
  }

  async write(target: Locator, text: string): Promise<void> {
    await target.waitFor()
    await this.#moveTo(target)
    await target.click()
    await target.pressSequentially(text, { delay: LETTER })
    await this.look(0.3)
  }
}
