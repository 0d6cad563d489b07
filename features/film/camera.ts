import type { CDPSession, Page } from 'playwright-core'

/** A picture of a page, and when it was drawn. */
export interface Frame {
  readonly jpeg: Buffer
  /** Seconds. */
  readonly at: number
}

/** Films a page: Chromium hands over a picture whenever it has drawn another one. */
export class Camera {
  readonly #session: CDPSession
  readonly #frames: Frame[] = []
  readonly #startedAt = Date.now() / 1000

  private constructor(session: CDPSession) {
    this.#session = session
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      this.#frames.push({
        jpeg: Buffer.from(data, 'base64'),
        at: Math.max(this.#startedAt, metadata.timestamp ?? Date.now() / 1000),
      })
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
  }

  static async on(page: Page): Promise<Camera> {
    const session = await page.context().newCDPSession(page)
    const camera = new Camera(session)
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 })
    return camera
  }

  /** @returns the frames, and how long the whole is, in seconds */
  async stop(): Promise<{ readonly frames: readonly Frame[]; readonly seconds: number }> {
    const endedAt = Date.now() / 1000
    await this.#session.send('Page.stopScreencast')
    await this.#session.detach()
    return { frames: this.#frames, seconds: endedAt - this.#startedAt }
  }
}
