import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'chai'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { type BackupOptions, makeBackup } from './make-backup.ts'
import { silent } from './progress.ts'
import { type RestoreOptions, restoreBackup } from './restore-backup.ts'
import { addRecords, everything, smallInstall } from './small-install.fixture.ts'

const NOW = new Date('2026-11-21T03:19:00.000Z')
const KEPT = [
  'blobs/objects/takes/7/original.webm',
  'blobs/objects/takes/7/original.webm~meta',
  'callboard.sqlite',
  'secret',
]

function recordsOf(data: string): unknown[] {
  const database = new DatabaseSync(join(data, 'callboard.sqlite'))
  const rows = database.prepare('select id, hex(content) as content from record order by id').all()
  database.close()
  return rows
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  return await work.then(
    () => 'it was done',
    (error: Error) => error.message,
  )
}

describe('a backup', () => {
  let home: string
  let data: string

  const install = async (rows?: number) => {
    const made = await smallInstall(rows)
    home = made.home
    data = made.data
  }
  const backUp = (over: Partial<BackupOptions> = {}) =>
    makeBackup({ data, to: join(home, 'kept'), now: NOW, version: '1.3.0', progress: () => silent, ...over })
  const restore = (over: Partial<RestoreOptions> = {}) =>
    restoreBackup({
      from: join(home, 'kept/backup-2026-11-21T031900Z'),
      data: join(home, 'restored'),
      replace: false,
      now: NOW,
      version: '1.3.0',
      progress: () => silent,
      ...over,
    })

  afterEach(() => rm(home, { recursive: true, force: true }))

  it('is a folder with database, files, secret and a list of them, for its owner only [OPS-07]', async () => {
    await install()
    const { folder, manifest } = await backUp()
    expect(folder).to.equal(join(home, 'kept/backup-2026-11-21T031900Z'))
    expect(Object.keys(await everything(folder))).to.have.members([
      ...KEPT,
      'manifest.json',
      'manifest.json.sha256',
    ])
    expect(manifest).to.deep.include({
      version: '1.3.0',
      made: NOW.toISOString(),
      schema: ['0000-kernel', '0001-accounts'],
      rows: { record: 3, schema_migration: 2 },
      vanished: [],
    })
    expect(manifest.files.map(({ path }) => path)).to.have.members(KEPT)
    for (const path of ['.', 'secret', 'callboard.sqlite', 'manifest.json'])
      expect((await stat(join(folder, path))).mode & 0o077, path).to.equal(0)
    const checked = await runTool('sha256sum', ['-c', 'manifest.json.sha256'], { cwd: folder })
    expect(checked.output).to.equal('manifest.json: OK\n')
  })

  it('is the database of one moment, however much is written meanwhile [OPS-07]', async () => {
    await install(600)
    const writer = new DatabaseSync(join(data, 'callboard.sqlite'))
    let steps = 0
    const { manifest } = await backUp({
      progress: (step) => () => {
        if (step !== 'Database') return
        steps++
        addRecords(writer, 1)
      },
    })
    writer.close()
    expect(steps).to.be.greaterThan(2)
    expect(manifest.rows.record).to.equal(600)
  })

  it('tells how far it is, in each step [OPS-08]', async () => {
    await install(600)
    const told: Record<string, number[]> = {}
    await backUp({
      progress: (step) => (done, total) => {
        told[step] = [...(told[step] ?? []), done / total]
      },
    })
    expect(Object.keys(told)).to.deep.equal(['Database', 'Files', 'Check'])
    for (const [step, parts] of Object.entries(told)) {
      expect(parts, step).to.deep.equal(parts.toSorted((one, other) => one - other))
      expect(parts.at(-1), step).to.equal(1)
    }
    expect(told.Database?.length).to.be.greaterThan(2)
    expect(told.Check?.length).to.be.greaterThan(2)
  })

  it('names files that were removed while it ran', async () => {
    await install()
    const gone = 'blobs/objects/takes/7/original.webm'
    const { manifest } = await backUp({
      progress: (step) => () => {
        if (step === 'Database') rmSync(join(data, gone), { force: true })
      },
    })
    expect(manifest.vanished).to.deep.equal([gone])
    expect(manifest.files.map(({ path }) => path)).not.to.include(gone)
  })

  it('is refused where there is no install, or one of the same second', async () => {
    await install()
    expect(await refusalOf(backUp({ data: home }))).to.include('no install of Callboard')
    await backUp()
    expect(await refusalOf(backUp())).to.include('is there already')
  })

  it('gives back every row and every byte [OPS-07]', async () => {
    await install()
    await backUp()
    expect((await restore()).movedTo).to.equal(null)
    const originals = await everything(data)
    const files = await everything(join(home, 'restored'))
    expect(Object.keys(files)).to.have.members(KEPT)
    for (const path of KEPT.filter((name) => name !== 'callboard.sqlite'))
      expect(files[path], path).to.equal(originals[path])
    expect(recordsOf(join(home, 'restored'))).to.deep.equal(recordsOf(data))
  })

  it('with a single wrong byte is refused, and nothing is touched [OPS-07]', async () => {
    await install()
    const { folder } = await backUp()
    const before = await everything(data)
    for (const path of [...KEPT, 'manifest.json', 'manifest.json.sha256']) {
      const file = join(folder, path)
      const bytes = await readFile(file)
      const flipped = Buffer.from(bytes)
      const middle = Math.floor(bytes.length / 2)
      flipped[middle] = flipped[middle]! ^ 1
      await writeFile(file, flipped)
      expect(await refusalOf(restore({ data, replace: true })), path).to.include('The backup is damaged')
      await writeFile(file, bytes)
    }
    expect(await readdir(home)).to.have.members(['data', 'kept'])
    expect(await everything(data)).to.deep.equal(before)
  })

  it('that lost a file, or is none, is refused', async () => {
    await install()
    const { folder } = await backUp()
    await rm(join(folder, 'blobs/objects/takes/7/original.webm'))
    expect(await refusalOf(restore())).to.include('original.webm')
    expect(await refusalOf(restore({ from: data }))).to.include('is no backup of Callboard')
    expect(await readdir(home)).to.have.members(['data', 'kept'])
  })

  it('of a newer Callboard is refused by its version [OPS-07]', async () => {
    await install()
    await backUp({ version: '1.10.0' })
    expect(await refusalOf(restore({ version: '1.9.2' }))).to.include('Callboard 1.10.0 made this backup')
    await restore({ version: '1.10.0' })
  })

  it('does not go over data that is there, unless asked to; then that is kept aside [OPS-07]', async () => {
    await install()
    await backUp()
    await writeFile(join(data, 'secret'), 'b'.repeat(64))
    expect(await refusalOf(restore({ data }))).to.include('--replace')
    expect(await readFile(join(data, 'secret'), 'utf8')).to.equal('b'.repeat(64))
    const { movedTo } = await restore({ data, replace: true })
    expect(await readFile(join(data, 'secret'), 'utf8')).to.equal('a'.repeat(64))
    expect(await readFile(join(movedTo!, 'secret'), 'utf8')).to.equal('b'.repeat(64))
    await mkdir(join(home, 'empty'))
    expect((await restore({ data: join(home, 'empty') })).movedTo).to.equal(null)
  })

  it('does not replace an install that is running [OPS-07]', async () => {
    await install()
    await backUp()
    const running = new DatabaseSync(join(data, 'callboard.sqlite'))
    running.prepare('select count(*) from record').get()
    const before = await everything(data)
    expect(await refusalOf(restore({ data, replace: true }))).to.include('is running on')
    expect(Object.keys(await everything(data))).to.deep.equal(Object.keys(before))
    running.close()
    expect((await restore({ data, replace: true })).movedTo).to.be.a('string')
  })

  it('leaves nothing half when the disk takes no more, in either direction [OPS-07]', async () => {
    await install()
    const { folder } = await backUp()
    // Files of more than 64 KB fail, as on a full disk; without the trap the signal would end the process first.
    const full = (script: string, ...args: string[]) =>
      runTool('sh', [
        '-c',
        `trap '' XFSZ; ulimit -f 64; exec node "$@"`,
        'sh',
        join(root, 'ops', script),
        ...args,
      ])
    const backup = await full('backup.ts', '--data', data, '--to', join(home, 'other'))
    expect([backup.code, backup.output]).to.deep.equal([1, backup.output])
    expect(backup.output).to.include('left nothing half done')
    expect(await readdir(join(home, 'other'))).to.deep.equal([])
    const restoring = await full('restore.ts', folder, '--data', join(home, 'restored'))
    expect(restoring.code).to.equal(1)
    expect(restoring.output).to.include('left nothing half done')
    expect(await readdir(home)).to.have.members(['data', 'kept', 'other'])
  })
})
