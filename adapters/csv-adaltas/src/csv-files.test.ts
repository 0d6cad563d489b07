import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { csvFiles } from './csv-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string, most = 100) => csvFiles.read(bytes(text), most)
const cells = (text: string) => read(text).map((row) => row.cells)
const BOM = '\uFEFF'

describe('csvFiles', () => {
  it('reads a file with or without a byte order mark, CRLF, LF or CR, and quoted commas [X1]', () => {
    const wanted = [
      ['first_name', 'agent'],
      ['Zoë', 'Smith, Jones "& Co"'],
      ['安娜', 'Two\nlines'],
    ]
    const text = 'first_name,agent\nZoë,"Smith, Jones ""& Co"""\n安娜,"Two\nlines"\n'
    expect(cells(text)).to.deep.equal(wanted)
    expect(cells(BOM + text)).to.deep.equal(wanted)
    for (const end of ['\r\n', '\r']) {
      const other = text.replaceAll('\n', end)
      expect(cells(other)).to.deep.equal(
        wanted.map((row) => row.map((cell) => cell.replaceAll('\n', end))),
        JSON.stringify(end),
      )
    }
  })

  it('leaves out blank lines and rows of separators, and numbers the lines as an editor does [X1]', () => {
    const rows = read('a,b\n\n1,"x\ny"\n,,\n2,z\n\n\n,\n')
    expect(rows).to.deep.equal([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', 'x\ny'] },
      { line: 6, cells: ['2', 'z'] },
    ])
  })

  it('keeps rows with too many or too few cells', () => {
    expect(cells('a,b\n1\n1,2,3')).to.deep.equal([['a', 'b'], ['1'], ['1', '2', '3']])
  })

  it('reads no more rows than it is asked for', () => {
    expect(read('a\n1\n2\n3\n', 2)).to.have.length(2)
  })

  it('refuses bytes that are not UTF-8, and quotation marks that are not closed, by line', async () => {
    const latin = csvFiles.read.bind(null, new Uint8Array([0x5a, 0x6f, 0xeb]), 10)
    expect(await refusalOf((async () => latin())())).to.include({ kind: 'invalid' })
    const open = await refusalOf((async () => read('a,b\n1,2\n3,"4\n'))())
    expect(open).to.include({ kind: 'invalid' })
    expect(open.fields?.file).to.match(/line \d/)
  })

  it('refuses a line of endless values or letters before the rest is read', async () => {
    const refused = async (text: string) => (await refusalOf((async () => read(text))())).fields?.file
    expect(read(`a\n${','.repeat(98)}b`)).to.have.length(2)
    expect(await refused(`a\n${','.repeat(1_000)}\n"`)).to.equal('Line 2 has more than 100 values.')
    for (const long of ['x'.repeat(20_000), `"${'\n'.repeat(20_000)}"`])
      expect(await refused(`a\n${long}\n`)).to.match(/line \d+ do not fit together, or it is too long/)
  })

  it('writes CRLF with a byte order mark, and quotes what needs it', () => {
    expect(
      csvFiles.write([
        ['name', 'no'],
        ['Zoë, "Z"', 2],
        [null, ''],
      ]),
    ).to.equal(`${BOM}name,no\r\n"Zoë, ""Z""",2\r\n,\r\n`)
  })

  it('neutralises formulas, and reads every value back as it was [LOB-10] [X3]', () => {
    const values = [
      '=1+1',
      '+13105550100',
      '-2',
      '@SUM(A1)',
      '\tx',
      '\rx',
      '\nx',
      '＝1',
      "'=1",
      "''+1",
      "'tis",
      'plain',
      'a=b',
    ]
    const file = csvFiles.write(values.map((value) => ['first', value]))
    const written = file.slice(1).split(/\r\n(?=first)/)
    for (const [index, value] of values.slice(0, 10).entries())
      expect(written[index], JSON.stringify(value)).to.match(/^first,"?'/)
    expect(written[11]).to.equal('first,plain')
    const back = read(file).map((row) => row.cells[1])
    expect(back.map((value) => value?.trim())).to.deep.equal(values.map((value) => value.trim()))
    expect(back[1]).to.equal('+13105550100')
  })
})
