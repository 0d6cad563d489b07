import { mock } from 'node:test'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { twrWaitingRoom } from './index.ts'
import { TwrServer } from './testing/twr-server.ts'

const BEA = {
  _id: 'bea',
  first_name: ' Bea ',
  last_name: 'Waiting',
  email: 'bea@wait.test',
  phone: '+13105550123',
  role: 'Hero',
  actual_call: '10:15',
  checked_in_time: '2026-03-02T18:00:00.000Z',
  interview_no: 2,
  on_deck: 'ON_DECK',
}

describe('the waiting room of TWR', () => {
  let server: TwrServer
  let url: string
  beforeEach(async () => {
    server = new TwrServer()
    url = await server.start()
    server.records = [BEA]
  })
  afterEach(() => server.stop())
  const room = () => twrWaitingRoom({ url: `${url}/` })
  const failed = async (asked: Promise<unknown>) => {
    const { kind, code } = await refusalOf(asked)
    return [kind, code]
  }
  const OUTAGE = ['unavailable', 'waiting_room_unavailable']

  it('finds a room, its talent and its check-in page [INT-02] [INT-06]', async () => {
    const found = await room().find({ studio: 'harbour', room: 'blue' })
    expect(found).to.deep.equal({ id: 'room-blue', name: 'Blue room' })
    expect(await room().domain(found.id)).to.equal('checkin.twr.test')
    const [bea, ...others] = await room().records(found.id)
    expect(others).to.deep.equal([])
    expect(bea).to.deep.equal({
      id: 'bea',
      firstName: 'Bea',
      lastName: 'Waiting',
      role: 'Hero',
      state: 'on_deck',
      actualCall: '10:15',
      checkedInAt: new Date(BEA.checked_in_time),
      interviewNumber: '2',
      removed: false,
      contact: { email: 'bea@wait.test', phone: '+13105550123', agent: '', agentEmail: '', agentPhone: '' },
    })
    expect(await room().record('bea')).to.deep.equal(bea)
    expect(server.asked).to.deep.equal([
      '/studio/uri/harbour/blue',
      '/twr/domain/room-blue',
      '/records/room-blue',
      '/records/one/bea',
    ])
  })

  it('reads the states of its talent [INT-02]', async () => {
    const states = [
      [{}, 'waiting'],
      [{ on_deck: 'ON_DECK' }, 'on_deck'],
      [{ on_deck: 'IN_CASTING' }, 'in_casting'],
      [{ seen: true }, 'in_casting'],
      [{ skipped: true, on_deck: 'ON_DECK' }, 'skipped'],
      [{ signed_out: true, seen: true }, 'signed_out'],
    ] as const
    server.records = states.map(([fields], place) => ({ _id: `r${place}`, ...fields }))
    expect((await room().records('room-blue')).map(({ state }) => state)).to.deep.equal(
      states.map(([, state]) => state),
    )
    server.records = [
      { _id: 'a', twr_deleted: true },
      { _id: 'b', is_deleted: true },
    ]
    expect((await room().records('room-blue')).map(({ removed }) => removed)).to.deep.equal([true, true])
  })

  it('says what it does not know, apart from an outage', async () => {
    expect(await failed(room().find({ studio: 'harbour', room: 'red' }))).to.deep.equal([
      'missing',
      'missing',
    ])
    expect(await failed(room().record('nobody'))).to.deep.equal(['missing', 'missing'])
    expect(await room().domain('elsewhere')).to.equal(null)
  })

  it('repeats a question once after an error of the host [INT-06]', async () => {
    server.faults = [500]
    expect(await room().records('room-blue')).to.have.length(1)
    server.faults = [502, 503]
    expect(await failed(room().records('room-blue'))).to.deep.equal(OUTAGE)
    expect(server.asked).to.have.length(4)
  })

  it('is an outage when the host is down, and back when the host is [INT-06]', async () => {
    await server.stop()
    expect(await failed(room().records('room-blue'))).to.deep.equal(OUTAGE)
    await server.start()
    expect(await room().records('room-blue')).to.have.length(1)
  })

  it('waits for an answer no longer than three seconds, and does not ask again [INT-06]', async () => {
    server.always = 'silence'
    const soon = AbortSignal.timeout.bind(AbortSignal, 20)
    const timeout = mock.method(AbortSignal, 'timeout', () => soon())
    try {
      expect(await failed(room().records('room-blue'))).to.deep.equal(OUTAGE)
      expect(timeout.mock.calls.map(({ arguments: [milliseconds] }) => milliseconds)).to.deep.equal([3_000])
    } finally {
      timeout.mock.restore()
    }
  })

  for (const [what, text] of [
    ['a page', '<html>'],
    ['nothing', ''],
    ['another shape', '{"talent":[]}'],
    ['a list of other things', '[1]'],
    ['a record without an id', '[{"first_name":"Bea"}]'],
    ['an id that is a path', '[{"_id":"../admin"}]'],
    ['more than it reads', `[${'"x",'.repeat(600_000)}"x"]`],
  ] as const)
    it(`takes ${what} for an outage [INT-06]`, async () => {
      server.always = { text }
      expect(await failed(room().records('room-blue'))).to.deep.equal(OUTAGE)
    })

  it('leaves out texts of a wrong shape [INT-06]', async () => {
    server.records = [{ _id: 'bea', first_name: { a: 1 }, role: null, checked_in_time: 'soon' }]
    const [bea] = await room().records('room-blue')
    expect(bea).to.include({ firstName: '', role: '', checkedInAt: null })
  })

  it('follows no redirection, and leaves its host by no word of an address [INT-02]', async () => {
    server.always = { to: 'http://127.0.0.1:1/private' }
    expect(await failed(room().records('room-blue'))).to.deep.equal(OUTAGE)
    server.always = null
    await refusalOf(room().find({ studio: '..', room: 'http://elsewhere/' }))
    expect(server.asked.at(-1)).to.match(/^\/studio\//)
  })

  it('makes no link of what is no host name [INT-02]', async () => {
    for (const domain of ['evil.test/path', 'javascript:alert(1)', 'localhost', '', 7, 'a b.test']) {
      server.domain = domain
      expect(await room().domain('room-blue'), String(domain)).to.equal(null)
    }
  })

  it('names its setting when that is no address', () => {
    for (const wrong of ['twr.example', 'ftp://twr.example'])
      expect(() => twrWaitingRoom({ url: wrong })).to.throw('TWR_URL')
  })
})
