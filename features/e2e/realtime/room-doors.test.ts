import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type RoomDefinition, roomName } from '@callboard/core/http-contract'
import {
  meetingRoom,
  sessionRoom,
  statusChanged,
  talentRoom,
  talentSessionRoom,
} from '@callboard/lobby/contract'
import { pageRoom } from '@callboard/posting/contract'
import { restrictSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import { signIn } from '../../drivers/http/office.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { detail } from '../support/detail.ts'
import type { Listener } from './frames.ts'
import { productWithListeners } from './listeners.ts'
import { SessionDay } from './session-day.ts'

describe('a live connection at a door that is not its own', () => {
  const product = productWithListeners()

  const expectRefused = async (listener: Listener, room: RoomDefinition, id: string, code: string) => {
    const reply = await listener.ask(room, id)
    expect(reply, `${room.prefix}:${id}`).to.include({ ok: false, code })
    expect(reply, `${room.prefix}:${id}`)
      .to.have.property('message')
      .that.matches(/^\S+ .*\.$/)
  }

  it('is refused, and hears nothing from behind it [RT-01]', async () => {
    const mine = product.day
    const [ana, ben] = [await mine.arrive('Ana'), await mine.arrive('Ben')]
    const eves = await SessionDay.start(product.origin, product.director)
    const eve = await eves.arrive('Eve')
    const foreign = product.connect(eve.key)
    await expectRefused(foreign, sessionRoom, mine.id, 'denied')
    await expectRefused(foreign, sessionRoom, eves.id, 'denied')
    await expectRefused(foreign, talentSessionRoom, mine.id, 'denied')
    await expectRefused(foreign, talentRoom, ana.id, 'denied')
    await expectRefused(foreign, meetingRoom, `main.${mine.id}`, 'denied')
    await expectRefused(foreign, meetingRoom, `backoffice.${eves.id}`, 'denied')
    await foreign.enter(talentRoom, eve.id)

    const manager = product.connect((await signIn(product.origin, 'manager')).token!)
    const client = product.connect((await signIn(product.origin, 'client')).token!)
    const account = product.connect((await signIn(product.origin, 'talent')).token!)
    for (const [room, id] of [
      [sessionRoom, mine.id],
      [talentRoom, ana.id],
      [talentSessionRoom, mine.id],
    ] as const) {
      await expectRefused(manager, room, id, 'denied')
      await expectRefused(account, room, id, 'denied')
    }
    await expectRefused(client, talentRoom, ana.id, 'denied')
    await expectRefused(client, talentSessionRoom, mine.id, 'denied')
    await expectRefused(client, pageRoom, UNKNOWN_ID, 'denied')

    await mine.act(ben.id, 'call-in')
    await mine.act(ana.id, 'on-deck')
    await eves.act(eve.id, 'call-in')
    await foreign.live.heard(statusChanged)
    const rooms = new Set(foreign.signals.map((signal) => signal.room))
    expect([...rooms]).to.deep.equal([roomName(talentRoom, eve.id)])
    for (const { signals } of [manager, client, account]) expect(signals).to.deep.equal([])
  })

  detail(
    'is cut off when its session lets only invited clients watch, and refused when it comes back [R4]',
    async () => {
      const { token } = await signIn(product.origin, 'client')
      const watching = product.connect(token!)
      await watching.enter(sessionRoom, product.day.id)
      const cut = once(watching.live.socket as unknown as NodeJS.EventEmitter, 'disconnect')
      await product.director.call(restrictSession, { id: product.day.id, restrict: true })
      // The server asks the guards of all rooms again twice a minute.
      await cut
      await expectRefused(product.connect(token!), sessionRoom, product.day.id, 'denied')
    },
  )

  it('is refused when the room is not there or not even a room [RT-01]', async () => {
    const staff = product.connect(product.director.token!)
    for (const room of [sessionRoom, talentRoom, talentSessionRoom, pageRoom])
      await expectRefused(staff, room, UNKNOWN_ID, 'denied')
    for (const name of ['secrets:1', 'constructor:1', `${sessionRoom.prefix}:${randomUUID()}`])
      expect(await staff.askByName(name), name).to.include({ ok: false, code: 'denied' })
    for (const name of [
      '',
      'session',
      'session:',
      `session:${product.day.id}#staff`,
      'session:a/b',
      '__proto__:1',
    ])
      expect(await staff.askByName(name), name).to.include({ ok: false, code: 'invalid' })
  })

  it('is refused without a sign-in [RT-01]', async () => {
    const nobody = product.connect('')
    await expectRefused(nobody, sessionRoom, product.day.id, 'unauthenticated')
    await expectRefused(nobody, talentSessionRoom, product.day.id, 'unauthenticated')
  })
})
