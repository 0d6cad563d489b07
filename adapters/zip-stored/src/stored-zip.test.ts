import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { archiverContract } from '@callboard/review/testing'
import { expect } from 'chai'
import { storedZip } from './stored-zip.ts'

archiverContract('stored zip', () => storedZip)

describe('storedZip', () => {
  it('is accepted by the unzip program of the machine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'stored-zip-'))
    try {
      const file = join(folder, 'takes.zip')
      async function* entries() {
        for (const name of ['Ana Ruiz.mp4', 'Zoë.mp4'])
          yield {
            name,
            open: async () =>
              (async function* () {
                yield Buffer.from(`the take of ${name}`)
              })(),
          }
      }
      await pipeline(storedZip.zip(entries(), { made: new Date() }), createWriteStream(file))
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
