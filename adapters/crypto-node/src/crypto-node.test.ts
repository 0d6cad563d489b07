import type { PasswordHasher } from '@callboard/core'
import { passwordHasherContract } from '@callboard/core/testing'
import { expect } from 'chai'
import { argon2Hasher, type DeriveKey } from './argon2-hasher.ts'
import { hmacSealer } from './hmac-sealer.ts'
import { secretBox } from './secret-box.ts'
import { sha256Hasher } from './sha256-hasher.ts'
import { uuidIds } from './uuid-ids.ts'

const KEY = 'a key of the install that is long enough'
const at = (iso: string) => ({ now: () => new Date(iso) })

passwordHasherContract('argon2', () => argon2Hasher())

describe('argon2Hasher', () => {
  it('writes PHC strings with the OWASP parameters', async () => {
    expect(await argon2Hasher().hash('x')).to.match(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
  })

  it('reads a hash made by another argon2 with other parameters, and calls it outdated', async () => {
    // Test vector of the reference implementation: argon2id, m=256, t=2, p=1, 'password' with salt 'somesalt'.
    const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    const hasher = argon2Hasher()
    expect(await hasher.matches('password', stored)).to.equal(true)
    expect(await hasher.matches('passwort', stored)).to.equal(false)
    expect(hasher.isOutdated(stored)).to.equal(true)
  })

  it('takes one letter typed as two code points for the same', async () => {
    const hasher = argon2Hasher()
    expect(await hasher.matches('cafe\u0301', await hasher.hash('caf\u00e9'))).to.equal(true)
  })

  const spied = () => {
    const calls: Parameters<DeriveKey>[0][] = []
    const running: (() => void)[] = []
    let most = 0
    const derive: DeriveKey = async (parameters) => {
      calls.push(parameters)
      await new Promise<void>((finish) => {
        running.push(finish)
        most = Math.max(most, running.length)
      })
      return Buffer.alloc(parameters.tagLength)
    }
    const turn = () => new Promise((done) => setImmediate(done))
    const finishAll = async () => {
      await turn()
      while (running.length > 0) {
        running.shift()!()
        await turn()
      }
    }
    return { hasher: argon2Hasher(derive) as PasswordHasher, calls, finishAll, most: () => most }
  }

  it('works as hard for an unknown account as for a known one', async () => {
    const { hasher, calls, finishAll } = spied()
    const hashing = hasher.hash('a')
    await finishAll()
    const stored = await hashing
    const answers = Promise.all([hasher.matches('a', stored), hasher.matches('a', null)])
    await finishAll()
    expect(await answers).to.deep.equal([true, false])
    const cost = calls.map(({ memory, passes, parallelism, tagLength }) => [
      memory,
      passes,
      parallelism,
      tagLength,
    ])
    expect(cost).to.deep.equal(Array(3).fill([19_456, 2, 1, 32]))
  })

  it('runs at most 16 at once and all of them in the end', async () => {
    const { hasher, calls, finishAll, most } = spied()
    const all = Promise.all(Array.from({ length: 40 }, () => hasher.hash('x')))
    await finishAll()
    expect((await all).length).to.equal(40)
    expect(calls.length).to.equal(40)
    expect(most()).to.equal(16)
  })
})

describe('uuidIds', () => {
  it('makes UUIDv7 of the given instant', () => {
    const id = uuidIds(at('2026-03-01T10:00:00.123Z')).next()
    expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
    expect(new Date(ms).toISOString()).to.equal('2026-03-01T10:00:00.123Z')
  })

  it('keeps the order of making inside a millisecond, past the counter, and when the clock steps back', () => {
    let now = Date.parse('2026-03-01T10:00:00Z')
    const ids = uuidIds({ now: () => new Date(now) })
    const made = Array.from({ length: 10_000 }, () => ids.next())
    now -= 5_000
    made.push(...Array.from({ length: 100 }, () => ids.next()))
    expect(made).to.deep.equal([...made].sort())
    expect(new Set(made).size).to.equal(made.length)
  })

  it('makes secrets of 256 bits', () => {
    const ids = uuidIds()
    expect(Buffer.from(ids.secret(), 'base64url').length).to.equal(32)
    expect(ids.secret()).not.to.equal(ids.secret())
  })
})

describe('sha256Hasher', () => {
  it('gives the hex digest', () => {
    expect(sha256Hasher.digest('abc')).to.equal(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})

describe('hmacSealer', () => {
  const until = new Date('2026-03-01T11:00:00Z')
  const sealer = hmacSealer(KEY, at('2026-03-01T10:00:00Z'))
  const sealed = sealer.seal('check-in', { session: 's1', name: 'Zoë' }, until)

  it('opens its own sealed texts', () => {
    expect(sealer.open('check-in', sealed)).to.deep.equal({ session: 's1', name: 'Zoë' })
  })

  it('opens it for no other purpose and with no other key', () => {
    expect(sealer.open('kiosk', sealed)).to.equal(null)
    expect(hmacSealer(`${KEY}2`, at('2026-03-01T10:00:00Z')).open('check-in', sealed)).to.equal(null)
  })

  it('opens it until it expires and not from then on', () => {
    expect(hmacSealer(KEY, at('2026-03-01T10:59:59.999Z')).open('check-in', sealed)).not.to.equal(null)
    expect(hmacSealer(KEY, at('2026-03-01T11:00:00Z')).open('check-in', sealed)).to.equal(null)
  })

  it('opens nothing that was altered', () => {
    const [body, signature] = sealed.split('.') as [string, string]
    const forged = Buffer.from(
      JSON.stringify({ claim: { session: 's2' }, expiresAt: until.getTime() }),
    ).toString('base64url')
    const tampered = [
      '',
      '.',
      'a.b',
      body,
      `${body}.`,
      `.${signature}`,
      `${forged}.${signature}`,
      `${sealed}.x`,
      `${body}.${signature.slice(0, -2)}`,
      `${body.slice(1)}.${signature}`,
    ]
    for (const text of tampered) expect(sealer.open('check-in', text), text).to.equal(null)
  })

  it('refuses a key that is too short', () => {
    expect(() => hmacSealer('short')).to.throw('at least 32 bytes')
  })

  it('marks a text the same each time, for one purpose and install only', () => {
    const mark = sealer.mark('board', 'session-1')
    expect(mark).to.match(/^[A-Za-z0-9_-]{43}$/)
    expect(sealer.mark('board', 'session-1')).to.equal(mark)
    const others = [
      sealer.mark('board', 'session-2'),
      sealer.mark('other', 'session-1'),
      hmacSealer(`${KEY}2`).mark('board', 'session-1'),
    ]
    expect(others).not.to.include(mark)
  })
})

describe('secretBox', () => {
  const box = secretBox(KEY)

  it('unlocks its own locked texts, and shows nothing of them', () => {
    const locked = box.lock('auth token ✓', 'twilio:u1')
    expect(box.unlock(locked, 'twilio:u1')).to.equal('auth token ✓')
    expect(Buffer.from(locked.slice(3), 'base64url').toString()).not.to.contain('auth token')
    expect(box.lock('auth token ✓', 'twilio:u1')).not.to.equal(locked)
  })

  it('unlocks nothing in another place, with another key, or altered', () => {
    const locked = box.lock('auth token', 'twilio:u1')
    const altered = `${locked.slice(0, -3)}${locked.endsWith('AAA') ? 'BBB' : 'AAA'}`
    expect(() => box.unlock(locked, 'twilio:u2')).to.throw()
    expect(() => secretBox(`${KEY}2`).unlock(locked, 'twilio:u1')).to.throw()
    expect(() => box.unlock(altered, 'twilio:u1')).to.throw()
    expect(() => box.unlock('', 'twilio:u1')).to.throw('not a locked secret')
  })
})
