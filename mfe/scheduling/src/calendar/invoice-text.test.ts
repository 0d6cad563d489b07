import type { CalendarDate } from '@callboard/projects/contract'
import { expect } from 'chai'
import { invoiceText } from './invoice-text.ts'

const person = (first_name: string) => ({
  _id: first_name,
  first_name,
  last_name: 'Reyes',
  email: `${first_name}@example.com`,
})

const date: CalendarDate = {
  _id: 'd',
  session: { _id: 's', name: 'First <calls>' },
  studio: { _id: 'p', name: 'Big & Film', uri: 'big-film' },
  date: '2026-03-08',
  start_time: '13:30',
  time_zone: 'America/Los_Angeles',
  start: '2026-03-08T20:30:00.000Z',
  end: '2026-03-08T21:00:00.000Z',
  stretches: [],
  location_type: 'Both',
  in_person_location: 'Stage 4',
  casting_directors: [person('Dana')],
  managers: [person('Marco'), person('Ada')],
  lobbyManager: [],
  book_status: 'Book',
  invoiced: false,
  can: { set_invoiced: true },
}

describe('invoice information', () => {
  it('names casting director, project, session and date, as text and as html [CAL-02]', () => {
    const { text, html } = invoiceText(date, [date])
    expect(text).to.equal(
      [
        'Casting director: Dana Reyes',
        'Project: Big & Film',
        'Session: First <calls>',
        '',
        'Date: 03/08/2026 01:30 PM PDT',
        'Casting location: Both',
        'In-person location: Stage 4',
        'Session managers: Marco Reyes, Ada Reyes',
        'Lobby managers: None',
        'Invoice: Pending',
      ].join('\n'),
    )
    expect(html).to.include('<strong>Project:</strong> Big &amp; Film<br>')
    expect(html).to.include('First &lt;calls&gt;')
  })

  it('has every date of the session one after the other [CAL-02]', () => {
    const { text } = invoiceText(date, [date, { ...date, date: '2026-03-07', invoiced: true }])
    expect(text.match(/^Date: .*$/gm)).to.deep.equal([
      'Date: 03/08/2026 01:30 PM PDT',
      'Date: 03/07/2026 01:30 PM PST',
    ])
    expect(text.match(/^Project:/gm)).to.have.length(1)
    expect(text).to.match(/Invoice: Invoiced$/)
  })
})
