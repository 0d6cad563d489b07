import type { RoomLast, SignalMessage } from '@callboard/core/http-contract'
import type { Page, WebSocketRoute } from 'playwright-core'

const SIGNAL = '42["signal"'
const JOIN = /^42\d+\["join"/

/** The live connection of a page, on which signals can get lost as between two servers. */
export class LossyLine {
  /** While it is on, no signal reaches the page. */
  losesSignals = false
  readonly lost: SignalMessage[] = []
  /** How many times the page has asked to be let into a room. */
  joins = 0
  #route: WebSocketRoute | undefined

  private constructor() {}

  /** Call it before the page is opened. */
  static async of(page: Page): Promise<LossyLine> {
    const line = new LossyLine()
    await page.routeWebSocket(/\/socket\//, (route) => line.#connect(route))
    return line
  }

  #connect(route: WebSocketRoute): void {
    this.#route = route
    const server = route.connectToServer()
    route.onMessage((frame) => {
      if (JOIN.test(String(frame))) this.joins += 1
      server.send(frame)
    })
    server.onMessage((frame) => {
      if (this.losesSignals && String(frame).startsWith(SIGNAL)) this.#lose(String(frame))
      else route.send(frame)
    })
  }

  #lose(frame: string): void {
    const [, signal] = JSON.parse(frame.slice(2)) as [string, SignalMessage]
    this.lost.push(signal)
  }

  /** As the server does when some in a room may not have got that far. */
  sayLast({ room, seq }: RoomLast): void {
    this.#route?.send(`42${JSON.stringify(['room-last', { room, seq }])}`)
  }
}
