import type { CsvLine } from '@callboard/core'
import { e164Phones, refusalBy } from '@callboard/core/testing'
import { expect } from 'chai'
import { BULK_COLUMNS, BULK_LIMIT_ROWS, WRONG_CSV } from '../contract/bulk-add-rules.ts'
import { aRecord, TODAY } from '../testing/builders.ts'
import { type BulkRules, planBulkAdd } from './bulk-add.ts'

const RULES: BulkRules = {
  dates: [
    { id: 'day-1', date: TODAY },
    { id: 'day-2', date: '2026-03-03' },
  ],
  dayId: 'day-1',
  roles: ['Hero', 'Dad, 40s'],
  mayCreateRole: false,
}
const HEADER = [...BULK_COLUMNS]
const ADA = ['Ada', 'Lovelace', 'Ada@Example.com', '+13105550100', 'Smith; Jones', 'hero', '', '']

const lines = (...rows: readonly (readonly string[])[]): CsvLine[] =>
  [HEADER, ...rows].map((cells, index) => ({ line: index + 1, cells }))
const plan = (rows: readonly (readonly string[])[], records: Parameters<typeof planBulkAdd>[2] = []) =>
  planBulkAdd(lines(...rows), RULES, records, e164Phones)
const faultsOf = (...rows: readonly (readonly string[])[]) => refusalBy(() => plan(rows)).fields
const ada = (changes: Partial<Record<(typeof BULK_COLUMNS)[number], string>>) =>
  BULK_COLUMNS.map((column, at) => changes[column] ?? ADA[at]!)

describe('a file of talent', () => {
  it('becomes rows with the spelling of roles, semicolons as commas and the call as a wall time [LOB-13]', () => {
    const { rows } = plan([
      ADA,
      ada({ first_name: 'Eve', role: 'Dad; 40s', call_time: '2026-03-03 12:05 am' }),
    ])
    expect(rows).to.deep.equal([
      {
        line: 2,
        dayId: 'day-1',
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        phone: '+13105550100',
        agent: 'Smith, Jones',
        role: 'Hero',
        actualCall: null,
        sagNumber: null,
      },
      {
        line: 3,
        dayId: 'day-2',
        firstName: 'Eve',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        phone: '+13105550100',
        agent: 'Smith, Jones',
        role: 'Dad, 40s',
        actualCall: '00:05',
        sagNumber: null,
      },
    ])
  })

  it('is refused with the words of the sources when its header is another one [LOB-13] [X1]', () => {
    const wrong = [
      [],
      ['first_name'],
      HEADER.slice(0, -1),
      [...HEADER, 'extra'],
      ['First_name', ...HEADER.slice(1)],
      [HEADER[1]!, HEADER[0]!, ...HEADER.slice(2)],
    ]
    for (const cells of wrong) {
      const refusal = refusalBy(() => planBulkAdd([{ line: 1, cells }], RULES, [], e164Phones))
      expect(refusal.fields, cells.join()).to.deep.equal({ file: WRONG_CSV })
    }
    expect(WRONG_CSV).to.equal(
      "You've choosen wrong CSV. Please select the correct csv file, or download sample csv for reference.",
    )
    const starred = HEADER.map((label, at) => (at < 3 ? `${label}*` : label))
    expect(
      planBulkAdd([{ line: 1, cells: starred }, ...lines(ADA).slice(1)], RULES, [], e164Phones).rows,
    ).to.have.length(1)
  })

  it('names line and column of every fault, and adds nothing then [LOB-13] [X1]', () => {
    expect(
      faultsOf(
        ADA,
        ada({ first_name: '', email: 'ada@', phone: '555' }),
        ada({ role: 'Villain', call_time: '10:30' }),
        ada({ call_time: '2026-03-09 10:30 AM' }),
        ADA.slice(0, 7),
        ada({ last_name: 'x'.repeat(101), agent: 'two\nlines' }),
      ),
    ).to.deep.equal({
      '3.first_name': 'First name is missing.',
      '3.email': 'Not a valid e-mail address.',
      '3.phone': 'Not a valid phone number.',
      '4.role': 'Not one of the roles of this project: Hero, Dad, 40s.',
      '4.call_time': 'Write it like 2026-03-02 10:30 AM.',
      '5.call_time': 'The session has no date on 2026-03-09.',
      '6.row': 'Has 7 values instead of 8. Write a comma inside a value as a semicolon.',
      '7.last_name': 'Longer than 100 characters.',
      '7.agent': 'Must be one line.',
    })
  })

  it('leaves out talent who are there already or further up, whatever the case, and says why [LOB-13] [X2]', () => {
    const there = aRecord({ firstName: 'ADA', lastName: 'lovelace', email: 'ada@example.com', role: 'Hero' })
    const { rows, skipped } = plan(
      [ADA, ada({ first_name: 'Eve' }), ada({ first_name: 'EVE', role: 'Dad; 40s' })],
      [there],
    )
    expect(rows.map(({ firstName }) => firstName)).to.deep.equal(['Eve'])
    expect(skipped).to.deep.equal([
      { line: 2, name: 'Ada Lovelace', reason: 'Is on the list already, as Hero.' },
      { line: 4, name: 'EVE Lovelace', reason: 'Stands in line 3 already, as Hero.' },
    ])
  })

  it('gives talent without a role the only one, or makes them participants', () => {
    const one = { ...RULES, roles: ['Hero'] }
    const rolesOf = (rules: BulkRules) =>
      planBulkAdd(lines(ada({ role: '' })), rules, [], e164Phones).rows.map(({ role }) => role)
    expect(rolesOf(one)).to.deep.equal(['Hero'])
    expect(rolesOf(RULES)).to.deep.equal(['Participant'])
  })

  it('has between one and 2,000 talent', () => {
    expect(refusalBy(() => plan([])).fields?.file).to.match(/no talent/)
    const many = Array.from({ length: BULK_LIMIT_ROWS + 1 }, () => ADA)
    expect(refusalBy(() => plan(many)).fields?.file).to.match(/2,000/)
  })
})
