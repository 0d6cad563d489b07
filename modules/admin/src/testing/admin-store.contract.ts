import { eachTest, type StoreHarness } from '@callboard/core/testing'
import { expect } from 'chai'
import type { AdminStore, MessageFilter } from '../application/ports/index.ts'
import type { TemplateOverride } from '../domain/compose.ts'
import { CHANNELS, KEPT_STATES, type Message } from '../domain/message.ts'
import { messageOf } from './builders.ts'

export type MakeAdminStore = (overrides: readonly TemplateOverride[]) => Promise<StoreHarness<AdminStore>>

const OVERRIDE: TemplateOverride = { name: 'CHECK_IN_EMAIL', subject: 'Welcome', body: '<p>Welcome</p>' }

export function adminStoreContract(name: string, make: MakeAdminStore): void {
  describe(`admin store: ${name}`, () => {
    const harness = eachTest(() => make([OVERRIDE]))
    const store = () => harness().store
    const add = (...messages: readonly Message[]) =>
      store().write(async (repositories) => {
        for (const message of messages) await repositories.messages.add(message)
      })
    const idsOf = async (filter: MessageFilter, limit = 20) =>
      (await store().read(({ messages }) => messages.page(filter, limit))).map(({ id }) => id)

    it('gives back a message as it was stored and saved', async () => {
      const full = messageOf('m1', {
        text: 'Own words',
        fallbackEmail: 'ana@example.com',
        insteadOf: 'm0',
        replyTo: 'office@example.com',
        about: { session_id: 's1', record_id: 'r1' },
        sendAt: new Date('2026-03-02T09:10:00.000Z'),
        expiresAt: new Date('2026-03-02T09:15:00.000Z'),
        attachments: [{ name: 'call.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
      })
      await add(full)
      expect(await store().read(({ messages }) => messages.find('m1'))).to.deep.equal(full)
      const sent: Message = {
        ...full,
        state: 'sent',
        attempts: 1,
        triedBefore: true,
        account: { holderId: 'u1', accountSid: 'AC1' },
        providerId: 'p1',
        sentAt: new Date('2026-03-02T09:00:01.000Z'),
        rendered: { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' },
      }
      await store().write(({ messages }) => messages.save(sent))
      expect(await store().write(({ messages }) => messages.lock('m1'))).to.deep.equal(sent)
      expect(await store().read(({ messages }) => messages.find('none'))).to.equal(null)
    })

    it('finds the e-mail that stands in for a text', async () => {
      await add(messageOf('m1'), messageOf('m2', { insteadOf: 'm1' }), messageOf('m3', { insteadOf: 'm0' }))
      const standIn = (id: string) => store().read(({ messages }) => messages.standIn(id))
      expect(await Promise.all(['m1', 'm2', 'm0'].map(standIn))).to.deep.equal(['m2', null, 'm3'])
    })

    it('finds the messages of keys, of one key one for each recipient', async () => {
      const to = (id: string, address: string, key: string) => messageOf(id, { key, to: address })
      await add(to('m1', 'a@b.co', 'share'), to('m2', 'c@d.co', 'share'), to('m3', 'a@b.co', 'other'))
      const found = await store().read(({ messages }) => messages.ofKeys(['share', 'none']))
      expect(found.map(({ id, key }) => [id, key])).to.have.deep.members([
        ['m1', 'share'],
        ['m2', 'share'],
      ])
    })

    it('knows which of the ids of a provider it has', async () => {
      await add(messageOf('m1', { providerId: 'p1' }), messageOf('m2', { providerId: 'p2' }), messageOf('m3'))
      const known = (...ids: string[]) => store().read(({ messages }) => messages.knownProviderIds(ids))
      expect(await known('p2', 'p3', 'p1')).to.have.members(['p1', 'p2'])
      expect(await known()).to.deep.equal([])
    })

    it('stores one of many with the same key, recipient and channel at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          store().write(({ messages }) => messages.add(messageOf(`m${index}`, { key: 'same' }))),
        ),
      )
      expect(answers.filter(Boolean)).to.have.length(1)
      expect(await idsOf({})).to.have.length(1)
      await add(
        messageOf('n1', { key: 'same', to: 'ben@example.com' }),
        messageOf('n2', { key: 'same', channel: 'sms' }),
      )
      expect(await idsOf({})).to.have.length(3)
    })

    it('finds the texts to a number, those that wait, and another of the same words without an answer', async () => {
      const text = (id: string, changes: Partial<Message> = {}) =>
        messageOf(id, {
          channel: 'sms',
          to: '+1',
          about: { record_id: 'r1' },
          rendered: { subject: null, html: null, text: 'Come' },
          ...changes,
        })
      await add(
        text('m1'),
        text('m2', { attempts: 1 }),
        text('m3', { to: '+2', attempts: 1 }),
        text('m4', { state: 'sent', attempts: 1 }),
        text('m5', { template: 'GOODBYE_TEXT' }),
      )
      const read = store().read
      const latest = await read(({ messages }) => messages.textsTo('+1', 3))
      expect(latest.map(({ id }) => id)).to.deep.equal(['m5', 'm4', 'm2'])
      expect(await read(({ messages }) => messages.queuedAbout('r1', 'GOODBYE_TEXT'))).to.deep.equal(['m5'])
      const hasTwin = (id: string, words = 'Come') =>
        read(({ messages }) => messages.hasUnclearTwin({ id, to: '+1' }, words))
      expect([await hasTwin('m1'), await hasTwin('m2'), await hasTwin('m1', 'come')]).to.deep.equal([
        true,
        false,
        false,
      ])
    })

    it('keeps the newest mark of a dead address, whatever its case, and when it was lifted', async () => {
      const [early, late] = [new Date('2026-03-02T09:00:00.000Z'), new Date('2026-03-02T10:00:00.000Z')]
      const find = (address: string) => store().read(({ deadAddresses }) => deadAddresses.find(address))
      await store().write(async ({ deadAddresses }) => {
        await deadAddresses.put({
          address: 'Ana@example.com',
          reason: '550 No',
          since: early,
          liftedAt: late,
        })
        await deadAddresses.put({
          address: 'ana@Example.com',
          reason: '550 Gone',
          since: late,
          liftedAt: null,
        })
      })
      expect(await find('ANA@example.com')).to.deep.equal({
        address: 'ana@example.com',
        reason: '550 Gone',
        since: late,
        liftedAt: null,
      })
      await store().write(({ deadAddresses }) =>
        deadAddresses.put({ address: 'ana@example.com', reason: '550 Gone', since: early, liftedAt: late }),
      )
      expect((await find('ana@example.com'))?.liftedAt).to.deep.equal(late)
      expect(await find('bo@example.com')).to.equal(null)
      await store().write(({ deadAddresses }) => deadAddresses.remove('ana@EXAMPLE.com'))
      expect(await find('ana@example.com')).to.equal(null)
    })

    it('keeps opt-outs by sender and number, and knows a reply again', async () => {
      const [early, late] = [new Date('2026-03-02T09:00:00.000Z'), new Date('2026-03-02T10:00:00.000Z')]
      await store().write(async ({ optOuts }) => {
        await optOuts.add('MG1', '+1', early)
        await optOuts.add('MG1', '+1', late)
        await optOuts.add('MG2', '+1', late)
        await optOuts.add('MG2', '+2', early)
        await optOuts.remove('MG2', '+2')
      })
      const has = (sender: string, phone: string) => store().read(({ optOuts }) => optOuts.has(sender, phone))
      expect([await has('MG1', '+1'), await has('MG2', '+2'), await has('MG1', '+2')]).to.deep.equal([
        true,
        false,
        false,
      ])
      expect(await store().read(({ optOuts }) => optOuts.among(['+1', '+2']))).to.deep.equal(
        new Map([['+1', late]]),
      )
      expect(await store().read(({ optOuts }) => optOuts.among([]))).to.deep.equal(new Map())
      const note = () => store().write(({ optOuts }) => optOuts.noteReply('SM1', early))
      expect([await note(), await note()]).to.deep.equal([true, false])
    })

    it('pages newest first, by everything one may filter by', async () => {
      await add(
        messageOf('m1', { about: { session_id: 's1' } }),
        messageOf('m2', { state: 'failed', reason: 'No such address', to: 'ben@example.com' }),
        messageOf('m3', { channel: 'sms', to: '+13105550100' }),
        messageOf('m4', { state: 'sending', about: { session_id: 's1' } }),
      )
      expect(await idsOf({})).to.deep.equal(['m4', 'm3', 'm2', 'm1'])
      expect(await idsOf({}, 2)).to.deep.equal(['m4', 'm3'])
      expect(await idsOf({ afterId: 'm3' })).to.deep.equal(['m2', 'm1'])
      expect(await idsOf({ to: 'be' })).to.deep.equal(['m2'])
      expect(await idsOf({ states: ['queued', 'sending'] })).to.deep.equal(['m4', 'm3', 'm1'])
      expect(await idsOf({ channel: 'sms' })).to.deep.equal(['m3'])
      expect(await idsOf({ sessionId: 's1', afterId: 'm4' })).to.deep.equal(['m1'])
      const [entry] = await store().read(({ messages }) => messages.page({ to: 'be' }, 1))
      expect(entry).to.deep.equal({
        id: 'm2',
        channel: 'email',
        template: 'CHECK_IN_EMAIL',
        to: 'ben@example.com',
        state: 'failed',
        reason: 'No such address',
        createdAt: new Date('2026-03-02T09:00:00.007Z'),
        sentAt: null,
        about: {},
        insteadOf: null,
      })
    })

    it('pages by template, project and time, together with anything else [ADM-10]', async () => {
      const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute))
      await add(
        messageOf('m1', { createdAt: at(1), about: { project_id: 'p1' } }),
        messageOf('m2', { createdAt: at(2), about: { project_id: 'p1' }, template: 'CLIENT_EMAIL' }),
        messageOf('m3', { createdAt: at(3), about: { project_id: 'p2' } }),
        messageOf('m4', { createdAt: at(4), about: { project_id: 'p1' }, state: 'failed' }),
      )
      expect(await idsOf({ template: 'CLIENT_EMAIL' })).to.deep.equal(['m2'])
      expect(await idsOf({ projectId: 'p1' })).to.deep.equal(['m4', 'm2', 'm1'])
      expect(await idsOf({ since: at(2), until: at(4) })).to.deep.equal(['m3', 'm2'])
      expect(await idsOf({ since: at(4) })).to.deep.equal(['m4'])
      expect(await idsOf({ until: at(1) })).to.deep.equal([])
      expect(await idsOf({ since: at(5) })).to.deep.equal([])
      expect(await idsOf({ projectId: 'p1', since: at(2), states: ['failed'] })).to.deep.equal(['m4'])
      expect(await idsOf({ since: at(1), until: at(4), afterId: 'm3' })).to.deep.equal(['m2', 'm1'])
      expect(await idsOf({ until: at(4), beforeId: 'm1' }, 1)).to.deep.equal(['m2'])
    })

    it('pages by every set of filters as each message alone says that it fits [ADM-10]', async () => {
      const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute))
      const all = Array.from({ length: 96 }, (_, number) =>
        messageOf(`m${String(number).padStart(3, '0')}`, {
          createdAt: at(number),
          state: KEPT_STATES[number % 6]!,
          channel: CHANNELS[Math.floor(number / 6) % 2]!,
          template: ['CHECK_IN_EMAIL', 'CLIENT_EMAIL'][Math.floor(number / 12) % 2]!,
          to: ['ana@example.com', 'ann@example.com', 'ben@example.com'][number % 3]!,
          about: {
            project_id: ['p1', 'p2'][Math.floor(number / 24) % 2]!,
            session_id: ['s1', 's2', 's3'][Math.floor(number / 32)]!,
          },
        }),
      )
      await add(...all)
      const fits: {
        readonly [Field in keyof MessageFilter]: (one: Message, filter: MessageFilter) => boolean
      } = {
        to: ({ to }, filter) => to.startsWith(filter.to!),
        states: ({ state }, { states }) => states!.includes(state),
        channel: ({ channel }, filter) => channel === filter.channel,
        template: ({ template }, filter) => template === filter.template,
        projectId: ({ about }, { projectId }) => about.project_id === projectId,
        sessionId: ({ about }, { sessionId }) => about.session_id === sessionId,
        since: ({ createdAt }, { since }) => createdAt >= since!,
        until: ({ createdAt }, { until }) => createdAt < until!,
        afterId: ({ id }, { afterId }) => id < afterId!,
        beforeId: ({ id }, { beforeId }) => id > beforeId!,
      }
      const values: MessageFilter = {
        ...{ to: 'an', states: ['queued', 'sending'], channel: 'sms', template: 'CLIENT_EMAIL' },
        ...{ projectId: 'p1', sessionId: 's2', since: at(20), until: at(80) },
      }
      const names = Object.keys(values) as (keyof MessageFilter)[]
      for (let set = 0; set < 2 ** names.length; set += 1) {
        const given = names.filter((_, bit) => set & (2 ** bit))
        const filter: MessageFilter = Object.fromEntries(given.map((name) => [name, values[name]]))
        for (const turned of [filter, { ...filter, afterId: 'm070' }, { ...filter, beforeId: 'm030' }]) {
          const asked = Object.keys(turned) as (keyof MessageFilter)[]
          const fitting = all.filter((one) => asked.every((name) => fits[name]!(one, turned)))
          const nearest =
            'beforeId' in turned ? fitting.slice(0, 3).toReversed() : fitting.toReversed().slice(0, 3)
          expect(await idsOf(turned, 3), JSON.stringify(turned)).to.deep.equal(nearest.map(({ id }) => id))
        }
      }
    })

    it('knows reworded templates', async () => {
      const find = (template: string) => store().read(({ templates }) => templates.find(template))
      expect(await find('CHECK_IN_EMAIL')).to.deep.include({ ...OVERRIDE, description: null, version: 1 })
      expect(await find('CLIENT_EMAIL')).to.equal(null)
    })
  })
}
