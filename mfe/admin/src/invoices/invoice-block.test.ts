import type { InvoicedProject } from '@callboard/projects/contract'
import { expect } from 'chai'
import { invoiceBlock } from './invoice-block.ts'

const session = (name: string, ...days: readonly string[]) => ({
  _id: name,
  name,
  time_zone: 'America/Los_Angeles',
  dates: days.map((date) => ({ _id: `${name} ${date}`, date, start_time: '13:30' })),
})
const project = (name: string, ...sessions: InvoicedProject['sessions']): InvoicedProject => ({
  _id: name,
  name,
  is_archived: false,
  sessions,
})

describe('the text of invoices', () => {
  it('has the casting director, and the chosen dates by project and session [ADM-05]', () => {
    const projects = [
      project(
        'Big Film',
        session('First calls', '2026-03-07', '2026-03-08'),
        session('Callbacks', '2026-03-09'),
      ),
      project('Small Film', session('Only calls', '2026-03-10')),
      project('Spot', session('Calls', '2026-03-11')),
    ]
    const chosen = new Set(['First calls 2026-03-07', 'First calls 2026-03-08', 'Only calls 2026-03-10'])
    expect(invoiceBlock('Dana Reyes', projects, chosen)).to.equal(
      [
        'Casting director: Dana Reyes',
        '',
        'Project: Big Film',
        'Session: First calls',
        '  03/07/2026 1:30 PM PST',
        '  03/08/2026 1:30 PM PDT',
        '',
        'Project: Small Film',
        'Session: Only calls',
        '  03/10/2026 1:30 PM PDT',
      ].join('\n'),
    )
  })
})
