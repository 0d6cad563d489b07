import { expect } from 'chai'
import { featureUpdate, putUpdateAway } from './feature-update.ts'
import { RELEASE_NOTES, type ReleaseNote } from './release-notes.ts'

const note = (at: string, text: string, ...types: ReleaseNote['points'][number]['for']): ReleaseNote => ({
  at,
  points: [{ for: types, text }],
})
const NOTES = [
  note('2026-10-01T00:00:00Z', 'Old', 'client', 'casting_director'),
  note('2026-11-01T00:00:00Z', 'Directors', 'casting_director'),
  note('2026-12-01T00:00:00Z', 'Newest', 'casting_director', 'session_manager'),
]

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const director = (created_at: string) => ({ user_type: 'casting_director' as const, created_at })

describe('what is new', () => {
  it('shows together what came since the account was made, once on a browser [APP-06]', () => {
    const kept = storage()
    const update = featureUpdate(director('2026-10-15T00:00:00Z'), kept, NOTES)
    expect(update?.points).to.deep.equal(['Directors', 'Newest'])
    if (update) putUpdateAway(update, kept)
    expect(featureUpdate(director('2026-10-15T00:00:00Z'), kept, NOTES)).to.equal(null)
    const next = [...NOTES, note('2027-01-01T00:00:00Z', 'Next', 'casting_director')]
    expect(featureUpdate(director('2026-10-15T00:00:00Z'), kept, next)?.points).to.deep.equal(['Next'])
  })

  it('is nothing to who came later, and to whom no point is for [APP-06]', () => {
    expect(featureUpdate(director('2026-12-02T00:00:00Z'), storage(), NOTES)).to.equal(null)
    const client = { user_type: 'client' as const, created_at: '2026-10-15T00:00:00Z' }
    expect(featureUpdate(client, storage(), NOTES)).to.equal(null)
  })

  it('has notes in the order of their times', () => {
    const times = RELEASE_NOTES.map(({ at }) => Date.parse(at))
    expect(times.every(Number.isFinite)).to.equal(true)
    expect(times).to.deep.equal([...new Set(times)].sort((a, b) => a - b))
  })
})
