import { getCheckInPage, talentRoom, talentSessionRoom } from '@callboard/lobby/contract'
import type { ProjectView, SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ApiClient } from './api-client.ts'
import type { LiveClient } from './live-client.ts'
import { prepareCheckIn } from './office.ts'
import { StatusPage } from './status-page.ts'

/** The address at which talent check in to a session. */
export class CheckInLink {
  readonly #origin: string
  readonly #project: ProjectView
  readonly #session: SessionView

  constructor(origin: string, project: ProjectView, session: SessionView) {
    this.#origin = origin
    this.#project = project
    this.#session = session
  }

  get #onboard() {
    return { uri: this.#project.uri, session: this.#session._id }
  }

  async expectOpen(): Promise<void> {
    const page = await new ApiClient(this.#origin).call(getCheckInPage, this.#onboard)
    expect(page.state).to.equal('open')
    expect(page.roles).to.deep.equal(this.#project.project_roles)
  }

  /** @returns the page's words for a closed check-in */
  async closedText(): Promise<string | null> {
    return (await new ApiClient(this.#origin).call(getCheckInPage, this.#onboard)).message
  }

  /** A check-in that is filled in and can be sent. @param visitor default: a guest */
  prepare(name: string, role: string, visitor?: ApiClient) {
    return prepareCheckIn(this.#origin, this.#onboard, name, role, visitor)
  }

  /** @param connect gives the phone its live connection */
  async onPhone(name: string, role: string, connect: (client: ApiClient) => LiveClient): Promise<StatusPage> {
    const { submit } = await this.prepare(name, role)
    const { record_id, page_key } = await submit()
    const client = new ApiClient(this.#origin, page_key!)
    const live = connect(client)
    await live.join(talentRoom, record_id)
    await live.join(talentSessionRoom, this.#session._id)
    return new StatusPage(this.#origin, record_id, client, live)
  }

  /** @returns the answer to the kiosk */
  async atKiosk(name: string, role: string): Promise<object> {
    const { submit } = await this.prepare(name, role)
    return await submit(true)
  }
}
