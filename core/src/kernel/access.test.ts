import { expect } from 'chai'
import { defineSubject, STAFF, type Standing, subjectOf } from '../http-contract/subject.ts'
import { personNamed, signedInAs } from '../testing/people.ts'
import { refusalOf } from '../testing/refusal.ts'
import { accessBy, audienceOf, type Ground, holdOn, outsideHoldOn, standingOf } from './access.ts'
import { Actor, USER_TYPES, type UserActor, type UserType } from './actor.ts'

const as = (name: string, type: UserType) => signedInAs(personNamed(name, type))

describe('a standing', () => {
  const ground: Ground = {
    ownerIds: ['user-owner'],
    managerIds: ['user-manager'],
    openToClients: true,
    sessionId: 'session-1',
  }

  it('goes by the people of the ground and by the type of the account', () => {
    const standings = (name: string) => USER_TYPES.map((type) => standingOf(as(name, type), ground))
    expect(standings('owner')).to.deep.equal(['admin', 'owner', null, 'client', null])
    expect(standings('manager')).to.deep.equal(['admin', 'manager', 'manager', 'client', null])
    expect(standings('nobody')).to.deep.equal(['admin', null, null, 'client', null])
  })

  it('is that of a client only where clients may watch', () => {
    expect(standingOf(as('ana', 'client'), { ...ground, openToClients: false })).to.equal(null)
  })

  it('is their own for the account and for the page of the check-in, and for no other', () => {
    const own: Ground = { ...ground, userId: 'user-ana', recordId: 'record-1' }
    for (const type of USER_TYPES)
      expect(standingOf(as('ana', type), own), type).to.equal(type === 'super_admin' ? 'admin' : 'self')
    expect(standingOf(as('ben', 'talent'), own)).to.equal(null)
    expect(standingOf(Actor.talentPage('record-1', 'session-1'), own)).to.equal('self')
    expect(standingOf(Actor.talentPage('record-2', 'session-1'), own)).to.equal(null)
  })

  it('is that of staff for staff who own the subject, and self where only self is admitted', () => {
    const people: [UserActor, Standing][] = [
      [as('ana', 'super_admin'), 'admin'],
      [as('owner', 'casting_director'), 'owner'],
      [as('manager', 'session_manager'), 'manager'],
    ]
    for (const [actor, standing] of people) {
      const own: Ground = { ...ground, userId: actor.userId }
      expect(standingOf(actor, own)).to.equal(standing)
      expect(standingOf(actor, own, [...STAFF, 'self'])).to.equal(standing)
      expect(standingOf(actor, own, STAFF)).to.equal(standing)
      expect(standingOf(actor, own, ['self'])).to.equal('self')
    }
  })

  it('is that of an attendee for pages of the session', () => {
    expect(standingOf(Actor.talentPage('record-1', 'session-1'), ground)).to.equal('attendee')
    expect(standingOf(Actor.talentPage('record-1', 'session-2'), ground)).to.equal(null)
  })

  it('is that of a guest for callers with a link, unless there is a better one', () => {
    const linked = { ...ground, openByLink: true }
    expect(standingOf(Actor.anonymous, linked)).to.equal('guest')
    expect(standingOf(as('ana', 'talent'), linked)).to.equal('guest')
    expect(standingOf(as('owner', 'casting_director'), linked)).to.equal('owner')
    expect(standingOf(Actor.anonymous, ground)).to.equal(null)
  })

  it('is nothing where the ground says nothing', () => {
    const actors = [as('ana', 'casting_director'), Actor.talentPage('r', 's'), Actor.anonymous]
    for (const actor of actors) expect(standingOf(actor, {})).to.equal(null)
  })

  it('gives the view of staff, of clients or of talent', () => {
    const views = (['admin', 'owner', 'manager', 'client', 'self', 'attendee', 'guest'] as Standing[]).map(
      audienceOf,
    )
    expect(views).to.deep.equal(['staff', 'staff', 'staff', 'client', 'talent', 'talent', 'talent'])
  })
})

const NOBODY_LISTENS = { came: async () => undefined }

describe('the guard', () => {
  const room = defineSubject<{ readonly seats: number }>()('room', 'This room', ['id'])
  const access = accessBy(
    () => ({
      load: async ({ id }) =>
        id === '1'
          ? { subject: { seats: 3 }, ground: { ownerIds: ['user-owner'], openToClients: true } }
          : null,
    }),
    NOBODY_LISTENS,
  )
  const about = subjectOf(room, { id: 'room' }, ['admin', 'owner'])
  const kindOf = async (actor: Actor, id: string) =>
    (await refusalOf(access.admit(about, actor, { room: id }))).kind

  it('hands over the subject it found, with the standing', async () => {
    const found = await access.admit(about, as('owner', 'casting_director'), { room: '1' })
    expect(found).to.deep.equal({ seats: 3, standing: 'owner' })
  })

  it('says to strangers that it is missing, as if it were not there', async () => {
    expect(await kindOf(as('rival', 'casting_director'), '1')).to.equal('missing')
    expect(await kindOf(as('owner', 'casting_director'), '2')).to.equal('missing')
    expect(await access.look(about, as('rival', 'casting_director'), { room: '1' })).to.equal(null)
  })

  it('denies a call for which the standing does not suffice', async () => {
    expect(await kindOf(as('ana', 'client'), '1')).to.equal('denied')
    expect(await access.look(about, as('ana', 'client'), { room: '1' })).to.equal(null)
  })

  it('judges staff who own the subject by the standing that is admitted', async () => {
    const own = accessBy(
      () => ({
        load: async () => ({ subject: {}, ground: { ownerIds: ['user-owner'], userId: 'user-owner' } }),
      }),
      NOBODY_LISTENS,
    )
    const owner = as('owner', 'casting_director')
    const standingFor = async (...admits: Standing[]) =>
      (await own.admit(subjectOf(room, { id: 'room' }, admits), owner, { room: '1' })).standing
    expect(await standingFor('owner')).to.equal('owner')
    expect(await standingFor('self')).to.equal('self')
  })

  it('admits all callers to a subject that only has to exist', async () => {
    const open = subjectOf(room, { id: 'room' }, 'anybody', 'This link is invalid.')
    expect(await access.admit(open, Actor.anonymous, { room: '1' })).to.deep.equal({
      seats: 3,
      standing: null,
    })
    expect(await refusalOf(access.admit(open, Actor.anonymous, { room: '2' }))).to.include({
      kind: 'missing',
      message: 'This link is invalid.',
    })
  })

  it('tells of a client who is let in to an open session without an invitation, and of nobody else [SES-09]', async () => {
    const came: string[] = []
    const ground = {
      ownerIds: ['user-owner'],
      clientIds: ['user-ben'],
      openToClients: true,
      sessionId: 'day',
    }
    const watched = accessBy(() => ({ load: async () => ({ subject: {}, ground }) }), {
      came: async (sessionId, userId) => void came.push(`${userId} in ${sessionId}`),
    })
    const admits = ['owner', 'client'] as const
    for (const person of [
      as('owner', 'casting_director'),
      as('ben', 'client'),
      as('ana', 'client'),
      Actor.anonymous,
    ])
      await watched.look(subjectOf(room, { id: 'room' }, admits), person, { room: '1' })
    await watched.look(subjectOf(room, { id: 'room' }, 'anybody'), as('eve', 'client'), { room: '1' })
    await watched.look(subjectOf(room, { id: 'room' }, ['owner']), as('eve', 'client'), { room: '1' })
    expect(came).to.deep.equal(['user-ana in day'])
  })

  describe('asked by the holder of an address', () => {
    const grounds: Record<string, Ground> = {
      open: { openToClients: true },
      linked: { openByLink: true },
      invited: { clientIds: ['user-ana'] },
      staff: { ownerIds: ['user-owner'], clientIds: [], openToClients: false, openByLink: false },
    }
    const held = accessBy(
      () => ({
        load: async ({ id }) => (grounds[id!] ? { subject: {}, ground: grounds[id!]! } : null),
      }),
      NOBODY_LISTENS,
    )

    it('says whether what it was handed out for still stands', async () => {
      expect(await held.stands(holdOn(room, { id: 'staff' }))).to.equal(true)
      expect(await held.stands(holdOn(room, { id: 'gone' }))).to.equal(false)
    })

    it('ends what clients and guests were given when none of them is shown it any more [PST-08]', async () => {
      const stand = async (id: string) => held.stands(outsideHoldOn(room, { id }))
      expect(await Promise.all(['open', 'linked', 'invited', 'staff', 'gone'].map(stand))).to.deep.equal([
        true,
        true,
        true,
        false,
        false,
      ])
    })

    it('is named by the parts that there are', () => {
      const seat = defineSubject<object>()('seat', 'This seat', ['room', 'row'])
      expect(outsideHoldOn(seat, { room: '1', row: null })).to.deep.equal({
        kind: 'seat',
        ids: { room: '1' },
        outside: true,
      })
    })
  })
})
