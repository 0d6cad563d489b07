import { expect } from 'chai'
import { jsonOf, readMe } from './own-data.ts'

async function textOf(rows: Parameters<typeof jsonOf>[0]['rows']): Promise<string> {
  let text = ''
  for await (const piece of jsonOf({ rows })) text += piece
  return text
}

describe('a document of the own data', () => {
  it('is a list of rows with ISO dates, also of none [ACC-16]', async () => {
    const at = new Date('2026-03-01T10:00:00Z')
    expect(JSON.parse(await textOf([]))).to.deep.equal([])
    const rows = [{ at, text: 'Line\n"two"' }, { at: null }]
    expect(JSON.parse(await textOf(rows))).to.deep.equal([
      { at: '2026-03-01T10:00:00.000Z', text: 'Line\n"two"' },
      { at: null },
    ])
  })

  it('is named in the text that says what is in the archive [ACC-16]', () => {
    expect(readMe([{ name: 'bookings', about: 'Your appointments.' }])).to.contain(
      '\r\nbookings.json: Your appointments.\r\n',
    )
  })
})
