import { expect } from 'chai'
import { entrances } from './entrance.ts'

describe('entrances of a page', () => {
  it('begin a join when the one before has been answered, whatever its room', async () => {
    const entranceOf = entrances()
    const answer = Promise.withResolvers<void>()
    const begun: string[] = []
    const join = (room: string, until: Promise<void>) =>
      entranceOf(room).enter({}, async () => {
        begun.push(room)
        await until
      })
    const first = join('main', answer.promise)
    const second = join('backoffice', Promise.resolve())
    await Promise.resolve()
    expect(begun).to.deep.equal(['main'])
    answer.resolve()
    await Promise.all([first, second])
    expect(begun).to.deep.equal(['main', 'backoffice'])
  })

  it('go on after a join that failed', async () => {
    const entrance = entrances()('main')
    const fault = await entrance
      .enter({}, () => Promise.reject(new Error('cut')))
      .catch(({ message }) => message)
    expect([fault, await entrance.enter({}, async () => 'in')]).to.deep.equal(['cut', 'in'])
  })

  it('know the latest visit of each room, so that a visit of one room does not hold up the end of another [LIV-07]', async () => {
    const entranceOf = entrances()
    const [remote, inPerson, again] = [{}, {}, {}]
    await entranceOf('main').enter(remote, async () => {})
    await entranceOf('backoffice').enter(inPerson, async () => {})
    expect([entranceOf('main').isLatest(remote), entranceOf('backoffice').isLatest(inPerson)]).to.deep.equal([
      true,
      true,
    ])
    await entranceOf('main').enter(again, async () => {})
    expect(entranceOf('main').isLatest(remote)).to.equal(false)
  })
})
