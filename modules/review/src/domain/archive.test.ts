import { expect } from 'chai'
import { safeFileName } from '../contract/file-name-rules.ts'
import { type Archive, contentsText, entryNames, newestWishes } from './archive.ts'

describe('names in an archive', () => {
  it('are safe on every file system', () => {
    const table: [string, string][] = [
      ['../../etc/passwd', 'etc passwd'],
      ['C:\\Ann "Annie" <Lee>?', 'C Ann Annie Lee'],
      ['Ann\u0000\n\u202eLee. ', 'Ann Lee'],
      ['con.txt', '_con.txt'],
      ['NUL .mp4', '_NUL .mp4'],
      ['COM¹', '_COM¹'],
      ['Constance', 'Constance'],
      [' ... ', 'Unknown'],
      ['Zoe\u0308', 'Zoë'],
    ]
    for (const [name, expected] of table) expect(safeFileName(name, 'Unknown'), name).to.equal(expected)
    expect(safeFileName('a'.repeat(500), '')).to.have.length(120)
    expect(Buffer.byteLength(safeFileName('試'.repeat(300), ''))).to.equal(198)
    expect(safeFileName(`a${'🎬'.repeat(300)}`, '')).to.equal(`a${'🎬'.repeat(49)}`)
  })

  it('say group, talent and take, and are unique ignoring case', () => {
    const entry = (talentName: string) => ({
      groupOrder: 3,
      talentNames: [talentName, 'Bo Roe'],
      takeNumber: 2,
    })
    expect(entryNames([entry('Ann Lee'), entry('ANN LEE'), entry('ann lee')], [])).to.deep.equal([
      '03 Ann Lee, Bo Roe - take 2.mp4',
      '03 ANN LEE, Bo Roe - take 2 (2).mp4',
      '03 ann lee, Bo Roe - take 2 (3).mp4',
    ])
  })

  it('are listed with the files left out and the reasons', () => {
    expect(contentsText('Film', ['a.mp4'], [{ name: 'b.mp4', reason: 'Gone.' }])).to.equal(
      'Film\r\n\r\nFiles: 1\r\na.mp4\r\n\r\nLeft out: 1\r\nb.mp4: Gone.\r\n',
    )
  })
})

describe('requested archives', () => {
  it('are shown once for each selection, the newest', () => {
    const asked = (id: string, selection: string) => ({ id, selection }) as Archive
    const all = [asked('3', 'a'), asked('2', 'b'), asked('1', 'a')]
    expect(newestWishes(all).map(({ id }) => id)).to.deep.equal(['3', '2'])
  })
})
