import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'

describe('an installation of packages', () => {
  let folder: string

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'callboard-install-'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('runs no script of a package [SEC-10]', async () => {
    const packed = join(folder, 'packed')
    mkdirSync(packed)
    const scripts = { postinstall: `node -e "require('fs').writeFileSync('ran', '')"` }
    writeFileSync(join(packed, 'package.json'), JSON.stringify({ name: 'packed', version: '1.0.0', scripts }))
    const checkout = join(folder, 'checkout')
    mkdirSync(checkout)
    const dependencies = { packed: 'file:../packed' }
    writeFileSync(join(checkout, 'package.json'), JSON.stringify({ private: true, dependencies }))
    cpSync(join(root, '.npmrc'), join(checkout, '.npmrc'))
    const { code, output } = await runTool('npm', ['install', '--install-links', '--offline'], {
      cwd: checkout,
    })
    expect(code, output).to.equal(0)
    const installed = join(checkout, 'node_modules/packed')
    expect(existsSync(join(installed, 'package.json'))).to.equal(true)
    expect(existsSync(join(installed, 'ran'))).to.equal(false)
  })

  it('locks each package by its digest, also the Node that it brings [SEC-10]', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { link?: boolean; integrity?: string; version?: string }>
    }
    const fetched = Object.entries(packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    )
    expect(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => path)).to.deep.equal([])
    const node = ['arm64', 'x64'].map((cpu) => packages[`node_modules/node-linux-${cpu}`]?.version)
    expect(node[0]).to.match(/^24\./)
    expect(node[1]).to.equal(node[0])
  })
})
