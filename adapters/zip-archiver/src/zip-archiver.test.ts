import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { archiverContract } from '@callboard/review/testing'
import { expect } from 'chai'
import { zipArchiver } from './zip-archiver.ts'

archiverContract('archiver', () => zipArchiver)

describe('zipArchiver', () => {
  it('is accepted by the unzip program of the machine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zip-archiver-'))
    try {
      const file = join(folder, 'takes.zip')
      const entries = ['Ana Ruiz.mp4', 'Zoë.mp4'].map((name) => ({
        name,
        open: async () =>
          (async function* () {
            yield Buffer.from(`the take of ${name}`)
          })(),
      }))
      await pipeline(
        zipArchiver.zip(entries, () => expect.fail('skipped')),
        createWriteStream(file),
      )
      const { status, stdout } = spawnSync('unzip', ['-t', file])
      expect(stdout.toString()).to.contain('No errors detected')
      expect(status).to.equal(0)
      expect(spawnSync('unzip', ['-p', file, 'Ana Ruiz.mp4']).stdout.toString()).to.equal(
        'the take of Ana Ruiz.mp4',
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
