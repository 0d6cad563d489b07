import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../lib/root.ts'

interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

describe('the packages of this repository', () => {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> }
  const folders = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'))
  const own = new Map(
    folders.map((folder) => [folder, readJson(join(folder, 'package.json')) as LockedPackage]),
  )
  const versions = new Map([...own.values()].map(({ name, version }) => [name, version]))

  it('name each other by the versions that they have, and the lock file does too', () => {
    const stale = folders.flatMap((folder) =>
      [own.get(folder)!, packages[folder]!].flatMap(({ version, dependencies = {} }) => [
        ...(version === own.get(folder)!.version ? [] : [`the lock file has ${folder} ${version}`]),
        ...Object.entries(dependencies)
          .filter(([name, wanted]) => versions.has(name) && wanted !== versions.get(name))
          .map(([name, wanted]) => `${folder} wants ${name} ${wanted}, which is ${versions.get(name)}`),
      ]),
    )
    expect(stale).to.deep.equal([])
  })
})
