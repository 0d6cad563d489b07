import { expect } from 'chai'
import { pathlessName } from './pathless-ids.ts'

const HERE = '/home/a/callboard/'
const THERE = '/srv/another/checkout/'

const kit = (folder: string) =>
  `provide module (default) @callboard/kit/ui@4.1.0 = ${folder}mfe/kit/src/ui/index.ts`
const entry = (folder: string, hash: string) =>
  `javascript/esm|${folder}mfe/lobby/node_modules/.federation/entry.${hash}.js|${hash}`

describe('ids of a build [PER-15]', () => {
  it('are the same for a shared part of the kit in every checkout', () => {
    expect(pathlessName(kit(HERE), HERE))
      .to.be.a('string')
      .and.equal(pathlessName(kit(THERE), THERE))
  })
  it('are the same for the federation entry, whose name has a hash of paths in it', () => {
    expect(pathlessName(entry(HERE, 'a06a'), HERE))
      .to.be.a('string')
      .and.equal(pathlessName(entry(THERE, '7311'), THERE))
  })
  it("are webpack's own where an identifier begins with the path", () => {
    const loaded = `${HERE}node_modules/swc-loader/src/index.js??rules!${HERE}mfe/lobby/src/lifecycles.tsx`
    expect(pathlessName(loaded, HERE)).to.equal(undefined)
    expect(pathlessName(`javascript/esm|${HERE}node_modules/react/index.js`, HERE)).to.equal(undefined)
  })
})
