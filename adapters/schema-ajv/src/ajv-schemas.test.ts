import { type TSchema, Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { ajvSchemas } from './index.ts'

const schemas = ajvSchemas()

function faults(schema: TSchema, value: unknown, coerce = false) {
  const result = schemas.check(schema, value, { coerce })
  return result.ok ? null : result.fields
}

describe('ajvSchemas', () => {
  it('gives a good value back', () => {
    const value = { name: 'Ada', tags: ['a'] }
    const schema = Type.Object({ name: Type.String(), tags: Type.Array(Type.String()) })
    expect(schemas.check(schema, value)).to.deep.equal({ ok: true, value })
  })

  it('names every faulty field by its dotted path, in plain words [API-03]', () => {
    const schema = Type.Object({
      name: Type.String({ minLength: 1, maxLength: 5 }),
      email: Type.String({ format: 'email' }),
      day: Type.String({ format: 'date' }),
      capacity: Type.Integer({ minimum: 1, maximum: 9 }),
      roles: Type.Array(Type.Object({ name: Type.String({ minLength: 2 }) }), { maxItems: 2 }),
      code: Type.String({ pattern: '^[A-Z]+$' }),
      missing: Type.Boolean(),
    })
    const value = {
      name: 'Florence',
      email: 'nobody',
      day: '31.5.2026',
      capacity: 10,
      roles: [{ name: 'Lead' }, { name: 'x' }, {}],
      code: 'a',
    }
    expect(faults(schema, value)).to.deep.equal({
      name: 'Must be at most 5 characters.',
      email: 'Must be an e-mail address.',
      day: 'Must be a date, like 2026-05-31.',
      capacity: 'Must be at most 9.',
      roles: 'Must have at most 2 entries.',
      'roles.1.name': 'Must be at least 2 characters.',
      'roles.2.name': 'This is required.',
      code: 'Does not have the expected form.',
      missing: 'This is required.',
    })
  })

  it('names the wanted type', () => {
    const schema = Type.Object({
      a: Type.String(),
      b: Type.Number(),
      c: Type.Integer(),
      d: Type.Boolean(),
      e: Type.Array(Type.String()),
      f: Type.Object({}),
    })
    expect(faults(schema, { a: 1, b: '1', c: 1.5, d: 'true', e: 'x', f: [] })).to.deep.equal({
      a: 'Must be text.',
      b: 'Must be a number.',
      c: 'Must be a whole number.',
      d: 'Must be true or false.',
      e: 'Must be a list.',
      f: 'Must be a group of fields.',
    })
    expect(faults(schema, 'x')).to.deep.equal({ '': 'Must be a group of fields.' })
  })

  it('refuses unknown fields where the schema is closed and leaves them alone where it is not', () => {
    const closed = Type.Object({ a: Type.String() }, { additionalProperties: false })
    const open = Type.Object({ a: Type.String() })
    expect(faults(closed, { a: 'x', admin: true })).to.deep.equal({ admin: 'This field is not known.' })
    expect(schemas.check(open, { a: 'x', b: 1 })).to.deep.equal({ ok: true, value: { a: 'x', b: 1 } })
  })

  it('takes no date and time that a clock of the product cannot read', () => {
    const schema = Type.Object({ at: Type.String({ format: 'date-time' }) })
    const words = { at: 'Must be a date and time, like 2026-05-31T09:30:00Z.' }
    for (const at of [
      '2026-12-31T23:59:60Z',
      '2026-06-30T23:59:60+00:00',
      '2026-12-31T10:00:00+08',
      '2026-05-31T09:30:00',
      '2026-02-29T09:30:00Z',
      'noon',
    ])
      expect(faults(schema, { at }), at).to.deep.equal(words)
    for (const at of ['2026-12-31T23:59:59.999Z', '2028-02-29T09:30:00-08:00'])
      expect(faults(schema, { at }), at).to.equal(null)
  })

  it('tells blank texts and control characters from any other wrong form', () => {
    const schema = Type.Object({ name: Type.String({ minLength: 1, pattern: '^[a-z]+$' }) })
    for (const name of ['', ' ', ' \t ', '\u00a0\u2003', '\u200b'])
      expect(faults(schema, { name }), JSON.stringify(name)).to.deep.equal({ name: 'Must not be empty.' })
    for (const name of ['a\nb', 'a\u0000', '\u0085a', 'a\u2028b'])
      expect(faults(schema, { name }), JSON.stringify(name)).to.deep.equal({
        name: 'Must be one line without control characters.',
      })
    expect(faults(schema, { name: 'A' })).to.deep.equal({ name: 'Does not have the expected form.' })
  })

  it('explains unions by the list of values, by the one real alternative, or as a whole', () => {
    const schema = Type.Object({
      size: Type.Union([Type.Literal('S'), Type.Literal('M'), Type.Literal('L')]),
      note: Type.Union([Type.Null(), Type.String({ maxLength: 3 })]),
      who: Type.Union([Type.Object({ id: Type.String() }), Type.Object({ email: Type.String() })]),
      kind: Type.Literal('slot'),
    })
    expect(faults(schema, { size: 'XL', note: 'long', who: {}, kind: 'x' })).to.deep.equal({
      size: 'Must be one of: S, M, L.',
      note: 'Must be at most 3 characters.',
      who: 'Does not have the expected form.',
      kind: 'Must be slot.',
    })
    expect(faults(schema, { size: 'S', note: null, who: { id: '1' }, kind: 'slot' })).to.equal(null)
  })

  it('turns strings into numbers, booleans and lists only when asked to', () => {
    const schema = Type.Object({
      skip: Type.Integer(),
      open: Type.Boolean(),
      ids: Type.Array(Type.String()),
    })
    const query = () => ({ skip: '20', open: 'true', ids: 'a' })
    expect(schemas.check(schema, query(), { coerce: true })).to.deep.equal({
      ok: true,
      value: { skip: 20, open: true, ids: ['a'] },
    })
    expect(faults(schema, query())).to.have.keys('skip', 'open', 'ids')
  })

  it('does not take rubbish or nothing for a number', () => {
    const schema = Type.Object({ skip: Type.Integer(), take: Type.Integer() })
    expect(faults(schema, { skip: '', take: '5; drop' }, true)).to.deep.equal({
      skip: 'Must be a whole number.',
      take: 'Must be a whole number.',
    })
  })

  it('takes neither of two values for a single one', () => {
    expect(faults(Type.Object({ q: Type.String() }), { q: ['a', 'b'] }, true)).to.deep.equal({
      q: 'Must be text.',
    })
  })

  it('compiles a schema object once', () => {
    const schema = Type.Object({ a: Type.String() }, { $id: 'compiled-once' })
    expect(faults(schema, { a: 'x' })).to.equal(null)
    // A second compilation of the same $id is an error in Ajv.
    expect(faults(schema, { a: 1 })).to.deep.equal({ a: 'Must be text.' })
  })

  it('stops at a schema with an unknown keyword or format', () => {
    expect(() => schemas.check({ type: 'string', maxLenght: 5 }, 'x')).to.throw('maxLenght')
    expect(() => schemas.check(Type.String({ format: 'postcode' }), 'x')).to.throw('postcode')
  })

  it('answers a body with thousands of faults in a short list', () => {
    const fields = faults(Type.Array(Type.String()), Array(5000).fill(1))
    expect(Object.keys(fields ?? {})).to.have.length(50)
  })
})
