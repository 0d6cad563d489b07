import { expect } from 'chai'
import { putAway, unreadNotices } from './unread-notices.ts'

const FIRST = '2026-11-21T10:00:00.000Z'
const SECOND = '2026-11-22T10:00:00.000Z'

const notices = (stamp = FIRST) => ({
  client_notice: { text: '<p>Clients</p>', updated_at: stamp },
  casting_director_notice: { text: '<p>Directors</p>', updated_at: stamp },
  session_manager_notice: { text: '', updated_at: stamp },
  notification: { text: '<p>Everybody</p>', updated_at: stamp },
})

/** A browser's storage. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const namesFor = (userType: string, kept = storage(), stamp = FIRST) =>
  unreadNotices(userType, notices(stamp), kept).map(({ name }) => name)

describe('notices for staff', () => {
  it('are those of the own kind that have a text [APP-08, LOB-14]', () => {
    expect(namesFor('casting_director')).to.deep.equal(['notification', 'casting_director_notice'])
    expect(namesFor('session_manager')).to.deep.equal(['notification'])
    expect(namesFor('super_admin')).to.deep.equal(['notification'])
  })

  it('are never shown to clients and talent [APP-08]', () => {
    expect(namesFor('client')).to.deep.equal([])
    expect(namesFor('talent')).to.deep.equal([])
  })

  it('stay away once they were put away, until they have another stamp [APP-08, LOB-14]', () => {
    const kept = storage()
    for (const notice of unreadNotices('casting_director', notices(), kept)) putAway(notice, kept)
    expect(namesFor('casting_director', kept)).to.deep.equal([])
    expect(namesFor('casting_director', kept, SECOND)).to.deep.equal([
      'notification',
      'casting_director_notice',
    ])
  })
})
