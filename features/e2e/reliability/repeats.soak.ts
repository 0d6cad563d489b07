import { addToGroup, callNext, finishGroup, getLobby } from '@callboard/lobby/contract'
import { copyToPage, listPostings } from '@callboard/posting/contract'
import { createProject, listProjects } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { lineToDatabase } from '../../peers/database-line.ts'
import { type Production, startProduction } from '../../peers/production.ts'

/** The first write of each call. */
const EFFECTS = [
  'insert into `project`',
  'insert into `lobby_record`',
  'update `lobby_record`',
  'insert into `posting_page`',
]
const PROJECT = 'A film that is cast once'

describe('a call that is repeated because its server was killed between commit and answer', () => {
  let line: Awaited<ReturnType<typeof lineToDatabase>>
  let production: Production

  before(async () => {
    line = await lineToDatabase()
    production = await startProduction({}, { ...process.env, CALLBOARD_TEST_MARIADB: line.address })
  })
  after(async () => {
    await production?.stop()
    await line?.stop()
  })

  it('gets the answer of the first one, and has no second effect [API-06] [REL-01]', async () => {
    const [first, second] = production.apiOrigins as [string, string]
    const director = await signIn(first, 'director')
    const elsewhere = new ApiClient(second, director.token)
    const session = await startSession(director, ['Barista'])
    const arriving = (name: string) =>
      prepareCheckIn(first, { uri: session.studio_uri, session: session._id }, name, 'Barista')
    const ana = await (await arriving('Ana')).submit()
    for (const name of ['Ben', 'Cleo']) await (await arriving(name)).submit()
    const group = await director.call(addToGroup, { id: ana.record_id })
    await director.call(finishGroup, { session: session._id, group: group._id, seen: [ana.record_id] })
    const picked = { session: session._id, groups: [group._id] }
    const dora = await arriving('Dora')

    const calls = {
      project: () => director.call(createProject, { name: PROJECT }, 'new-project'),
      checkIn: () => dora.submit(false, 'check-in'),
      callNext: () => elsewhere.call(callNext, { session: session._id }, 'call-next'),
      copy: () => elsewhere.call(copyToPage, { ...picked, new_page: 'Picks' }, 'copy'),
    }
    const all = Object.values(calls)
    const committed = line.loseAnswers(all.length, EFFECTS, 'COMMIT')
    const unanswered = Promise.allSettled(all.map((call) => call()))
    await committed
    await line.restore()
    await production.killAndRestart()
    expect((await unanswered).map(({ status }) => status)).to.deep.equal(all.map(() => 'rejected'))

    const project = await calls.project()
    const { studios } = await director.call(listProjects, { name: PROJECT })
    expect(studios.map(({ _id }) => _id)).to.deep.equal([project._id])
    const { record_id } = await calls.checkIn()
    const { record } = await calls.callNext()
    const { records } = await director.call(getLobby, { id: session._id })
    const named = records.filter(({ first_name }) => first_name === 'Dora')
    expect(named.map(({ _id }) => _id)).to.deep.equal([record_id])
    const inCasting = records.filter(({ state }) => state === 'in_casting')
    expect(inCasting.map(({ _id }) => _id)).to.deep.equal([record?._id])
    const page = await calls.copy()
    const { pages } = await director.call(listPostings, { id: session.studio })
    expect(pages.map(({ _id, groups }) => [_id, groups])).to.deep.equal([[page._id, 1]])
  })
})
