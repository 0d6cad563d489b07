import type { TestScope } from '@callboard/core/testing'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { DATE_MANAGERS, type DateDuty } from '../commands/index.ts'
import { deleteSession, getSession } from '../contract/index.ts'
import { type MakeStore, projectsSteps } from './projects-steps.ts'

export function dateManagersSuite(name: string, make: MakeStore, scope: TestScope): void {
  describe(`projects: ${name}`, () => {
    const { it, race, world, project, session } = projectsSteps(make, scope)
    const desk = () => world().query(DATE_MANAGERS)
    const made = async () => {
      const { _id: sessionId, dates } = await session((await project())._id)
      return { sessionId, dayId: dates[0]!._id }
    }
    const change =
      (what: 'assign' | 'remove') =>
      (who: string, user: string, of: { sessionId: string; dayId: string }, role: DateDuty['role']) =>
        world().store.write(() =>
          desk()[what](world().as(who), {
            sessionId: of.sessionId,
            userId: `user-${user}`,
            duties: [{ dayId: of.dayId, role }],
          }),
        )
    const [assign, remove] = [change('assign'), change('remove')]
    const statusOf = async (id: string) =>
      (await world().call(getSession, world().as('director'), { id })).dates[0]?.book_status

    describe('the managers of a date, in the write of another module', () => {
      it('are assigned and removed, and turn Hold into Book and back [SES-04]', async () => {
        const date = await made()
        const after = await assign('director', 'manager', date, 'manager')
        expect(after.dates[0]).to.deep.include({ managerIds: ['user-manager'], lobbyManagerIds: [] })
        expect(await statusOf(date.sessionId)).to.equal('Book')
        await assign('director', 'manager', date, 'manager')
        await remove('director', 'manager', date, 'manager')
        expect(await statusOf(date.sessionId)).to.equal('Hold')
      })

      it('are nobody when the write fails', async () => {
        const date = await made()
        const failing = world().store.write(async () => {
          await desk().assign(world().as('director'), {
            sessionId: date.sessionId,
            userId: 'user-manager',
            duties: [{ dayId: date.dayId, role: 'manager' }],
          })
          throw new Error('The caller fails.')
        })
        expect(await failing.catch(({ message }) => message)).to.equal('The caller fails.')
        expect(await statusOf(date.sessionId)).to.equal('Hold')
      })

      it('are chosen by owners of the project only, for a session and a date that are there', async () => {
        const date = await made()
        await assign('director', 'manager', date, 'lobby_manager')
        expect((await refusalOf(assign('manager', 'stranger', date, 'manager'))).kind).to.equal('denied')
        expect((await refusalOf(assign('rival', 'stranger', date, 'manager'))).kind).to.equal('missing')
        expect((await refusalOf(remove('stranger', 'manager', date, 'manager'))).kind).to.equal('missing')
        const gone = { ...date, dayId: 'gone' }
        expect((await refusalOf(assign('director', 'stranger', gone, 'manager'))).fields).to.have.property(
          'dates',
        )
        await world().call(deleteSession, world().as('director'), { id: date.sessionId })
        expect((await refusalOf(assign('director', 'manager', date, 'manager'))).kind).to.equal('missing')
      })

      it('are told by name to whoever finds the duty taken [FRE-03]', async () => {
        const date = await made()
        await assign('director', 'manager', date, 'manager')
        const refused = await refusalOf(assign('director', 'stranger', date, 'manager'))
        expect([refused.code, refused.message]).to.deep.equal([
          'already_booked',
          'Already booked on 03/04 to manager Example (manager@example.com)',
        ])
        await assign('director', 'stranger', date, 'lobby_manager')
      })

      race('are one of many who are assigned to one duty at once [FRE-05]', async () => {
        const date = await made()
        const people = ['manager', 'stranger', 'guest', 'admin']
        const outcomes = await Promise.allSettled(
          Array.from({ length: 12 }, (_, at) =>
            assign('director', people[at % people.length]!, date, 'manager'),
          ),
        )
        const { dates } = await world().call(getSession, world().as('director'), { id: date.sessionId })
        expect(dates[0]?.managers).to.have.length(1)
        const winner = dates[0]?.managers[0]
        const losers = outcomes.filter(({ status }) => status === 'rejected')
        expect(losers).to.have.length(9)
        for (const loser of losers)
          expect((loser as PromiseRejectedResult).reason.message).to.equal(
            `Already booked on 03/04 to ${winner?.first_name} Example (${winner?.email})`,
          )
      })
    })
  })
}
