import { getLobby } from '@callboard/lobby/contract'
import { expect } from 'chai'
import type { CheckInDriver } from '../../support/check-in-driver.ts'
import { Refusal } from './api-client.ts'
import type { HttpCastingDay } from './http-casting-day.ts'
import type { prepareCheckIn } from './office.ts'

type Prepared = Awaited<ReturnType<typeof prepareCheckIn>>
export type CheckInField = 'phone' | 'role'

/** Check-ins to the session of a casting day, and how they are refused. */
export class HttpCheckIns implements CheckInDriver {
  readonly #day: HttpCastingDay
  readonly #open = new Map<string, Prepared>()
  #outcome: unknown
  #again: Awaited<ReturnType<Prepared['submit']>> | undefined

  constructor(day: HttpCastingDay) {
    this.#day = day
  }

  async endDay(): Promise<void> {
    const { office, session } = this.#day.desk
    await office.endDay(session)
  }

  async expectClosed(words: string): Promise<void> {
    expect(await this.#day.desk.link.closedText()).to.include(words)
  }

  async openPage(name: string): Promise<void> {
    this.#open.set(name, await this.#day.desk.link.prepare(name, 'Barista'))
  }

  async send(name: string): Promise<void> {
    await this.#open.get(name)!.submit()
  }

  /** The same name and e-mail address on another device, which knows nothing of the first one. */
  async sendFromOtherDevice(name: string): Promise<void> {
    const { email } = this.#open.get(name)!.fields
    const other = await this.#day.desk.link.prepare(name, 'Barista')
    this.#again = await other.submitWith({ email })
  }

  expectNoPageOnOtherDevice(): void {
    expect(this.#again).to.have.property('page_key', null)
  }

  async tryWithoutPhoto(name: string): Promise<void> {
    await this.#try(name, { photo: undefined })
  }

  async tryWith(name: string, field: CheckInField, answer: string): Promise<void> {
    await this.#try(name, { [field]: answer })
  }

  async #try(name: string, fields: object): Promise<void> {
    const { submitWith } = await this.#day.desk.link.prepare(name, 'Barista')
    this.#outcome = await submitWith(fields).catch((error: unknown) => error)
  }

  async expectRefused(words: string): Promise<void> {
    expect(this.#outcome).to.be.instanceOf(Refusal)
    const { message, fields } = this.#outcome as Refusal
    expect([message, ...Object.values(fields)].join('\n')).to.include(words)
  }

  async #lobby() {
    const { director, session } = this.#day.desk
    return (await director.call(getLobby, { id: session._id })).records
  }

  async expectNobodyInLobby(): Promise<void> {
    expect(await this.#lobby()).to.deep.equal([])
  }

  async expectOnceInLobby(name: string): Promise<void> {
    expect((await this.#lobby()).map(({ first_name }) => first_name)).to.deep.equal([name])
  }
}
