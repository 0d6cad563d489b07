import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openRoot, SessionFolder } from './session-folder.ts'

describe('the folder of a session whose disk goes away', () => {
  let parent: string
  let root: string
  let folder: SessionFolder
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'session-folder-'))
    root = await openRoot(join(parent, 'takes'))
    folder = new SessionFolder(root, 'session', 'First round')
    await mkdir(folder.path)
    await writeFile(folder.at('Take.mp4'), 'a take')
    await rename(root, join(parent, 'away'))
  })
  afterEach(() => rm(parent, { recursive: true }))

  const works: [string, () => Promise<unknown>][] = [
    ['lists no files', () => folder.files()],
    ['begins no file', () => folder.part('id', 'version')],
    [
      'names no file',
      () => folder.settle(join(root, '.callboard/session/id.version.part'), 'Group/Take.mp4'),
    ],
    ['moves no file', () => folder.move([{ id: 'id', from: 'Take.mp4', to: 'Group/Take.mp4' }])],
    ['takes no other name', () => folder.rename('Callbacks')],
  ]
  for (const [title, work] of works)
    for (const isMountPoint of [false, true])
      it(`${title}${isMountPoint ? ', where an empty folder is left' : ''} [INT-03]`, async () => {
        if (isMountPoint) await mkdir(root)
        const fault = await work().catch((error: Error) => error.message)
        expect(fault).to.equal('The folder is not there. Is its disk connected?')
        expect(existsSync(root) ? await readdir(root) : []).to.deep.equal([])
        expect(existsSync(root)).to.equal(isMountPoint)
        expect(folder.path).to.equal(join(root, 'First round'))
      })
})
