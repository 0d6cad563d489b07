import { expect } from 'chai'
import {
  flag,
  instant,
  isNumber,
  isText,
  json,
  listOf,
  number,
  objectOf,
  oneOf,
  orNull,
  parts,
  partsOrNull,
  tableOf,
  text,
} from './index.ts'

interface Slate {
  readonly id: string
  readonly kind: 'film' | 'series'
  readonly takes: readonly { readonly name: string; readonly seconds: number }[]
  readonly madeAt: Date
  readonly seenAt: Date | null
  readonly liked: boolean
  readonly length: number
  readonly rooms: { readonly main: string; readonly test: string }
  readonly account: { readonly holder: string; readonly note: string | null } | null
}

const SLATES = tableOf<Slate>().named(
  'slate',
  {
    id: text('id'),
    kind: oneOf('kind', ['film', 'series']),
    takes: json('takes', listOf(objectOf({ name: isText, seconds: isNumber }))),
    madeAt: instant('made_at'),
    seenAt: orNull(instant('seen_at')),
    account: partsOrNull('holder', { holder: text('holder'), note: orNull(text('note')) }),
    liked: flag('liked'),
    length: number('length'),
    rooms: parts({ main: text('main_room'), test: text('test_room') }),
  },
  { id_key: (slate) => slate.id.toLowerCase() },
)

const slate: Slate = {
  id: 'A',
  kind: 'series',
  takes: [{ name: 'one', seconds: 7.5 }],
  madeAt: new Date('2026-11-21T23:59:59.007Z'),
  seenAt: null,
  liked: true,
  length: 12,
  rooms: { main: 'm', test: 't' },
  account: { holder: 'h', note: null },
}

const row = {
  id: 'A',
  kind: 'series',
  takes: '[{"name":"one","seconds":7.5}]',
  made_at: slate.madeAt,
  seen_at: null,
  holder: 'h',
  note: null,
  liked: true,
  length: 12,
  main_room: 'm',
  test_room: 't',
}

describe('a table as it is declared', () => {
  it('writes every column of the entity, and those derived from it', () => {
    expect(SLATES.toRow(slate)).to.deep.equal({ ...row, id_key: 'a' })
  })

  it('reads the columns of the entity and lists them; derived ones and others are left alone', () => {
    expect(SLATES.columns).to.deep.equal(Object.keys(row))
    expect(SLATES.fromRow({ ...row, id_key: 'a', other: 1 })).to.deep.equal(slate)
  })

  it("reads SQLite's values for an instant and a flag", () => {
    const stored = { ...row, made_at: slate.madeAt.toISOString(), liked: 0 }
    expect(SLATES.fromRow(stored)).to.deep.equal({ ...slate, liked: false })
  })

  it('has null for a value of several columns in both directions', () => {
    const without = { ...slate, account: null }
    expect(SLATES.toRow(without)).to.deep.equal({ ...row, id_key: 'a', holder: null, note: null })
    expect(SLATES.fromRow({ ...row, holder: null })).to.deep.equal(without)
  })

  const bad: readonly [string, object, string][] = [
    ['a text that is null', { id: null }, 'column id: not a text: null'],
    ['a text that is missing', { id: undefined }, 'column id: not a text: undefined'],
    ['an unknown code', { kind: 'play' }, 'column kind: not one of film, series: "play"'],
    ['what is no JSON', { takes: '[' }, 'column takes: not JSON: "["'],
    ['JSON that is something else', { takes: '[{"name":1}]' }, 'column takes: not the JSON of this column'],
    ['what is no instant', { made_at: 'soon' }, 'column made_at: not an instant: "soon"'],
    ['a nullable instant that is none', { seen_at: 'soon' }, 'column seen_at: not an instant: "soon"'],
    ['a flag of two', { liked: 2 }, 'column liked: not a yes or no: 2'],
    ['a number that is a text', { length: '12' }, 'column length: not a number: "12"'],
    ['a flag beside a value that is null', { holder: null, liked: 2 }, 'column liked: not a yes or no: 2'],
    ['a part that is null', { main_room: null }, 'column main_room: not a text: null'],
  ]
  for (const [what, wrong, fault] of bad) {
    it(`refuses ${what}, and names table, column and value`, () => {
      expect(() => SLATES.fromRow({ ...row, ...wrong })).to.throw(`Table slate, ${fault}`)
    })
  }
})
