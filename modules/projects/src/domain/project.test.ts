import { DomainError, inWantedOrder } from '@callboard/core'
import { expect } from 'chai'
import { projectUri, renamedUri } from '../contract/uri-rules.ts'
import { roleList, withoutRole, withRole } from './roles.ts'

const SECRET = 'abcdefghijklmnopqrstuvwxyz'

describe('project uri', () => {
  for (const [name, uri] of [
    ['The Big Film 2', 'the-big-film-2-abcdefghijklmnopqrstuv'],
    ['  Été à la plage!  ', 'ete-a-la-plage-abcdefghijklmnopqrstuv'],
    ['漢字', 'project-abcdefghijklmnopqrstuv'],
    ['', 'project-abcdefghijklmnopqrstuv'],
  ] as const) {
    it(`of '${name}' can be read and has the whole secret part`, () => {
      expect(projectUri(name, SECRET)).to.equal(uri)
    })
  }

  it('follows the name and keeps its secret part [PRJ-06]', () => {
    expect(renamedUri(projectUri('', SECRET), 'Harbour')).to.equal('harbour-abcdefghijklmnopqrstuv')
    expect(renamedUri(projectUri('Harbour', SECRET), '')).to.equal('project-abcdefghijklmnopqrstuv')
  })

  it('fits an address however long the name is', () => {
    expect(projectUri('x y '.repeat(60), SECRET)).to.match(/^[a-z0-9-]{20,80}$/)
  })
})

describe('roles of a project', () => {
  it('keep their order and are unique ignoring case [PRJ-08]', () => {
    expect(withRole(['Hero', 'Villain'], ' Dog ', 3)).to.deep.equal(['Hero', 'Villain', 'Dog'])
    expect(() => withRole(['Hero'], 'hERO ', 1)).to.throw(DomainError, 'Role already added')
    expect(() => roleList(['Hero', 'Dog', 'hero'])).to.throw(DomainError, 'Role already added')
    expect(roleList([' Hero', 'Dog'])).to.deep.equal(['Hero', 'Dog'])
  })

  it('are no more than there may be', () => {
    expect(() => withRole(['Hero', 'Dog'], 'Cat', 2)).to.throw(DomainError, 'A project has at most 2 roles')
  })

  it('are taken out by name', () => {
    expect(withoutRole(['Hero', 'Villain', 'Dog'], 'villain')).to.deep.equal(['Hero', 'Dog'])
    expect(() => withoutRole(['Hero'], 'Dog')).to.throw(DomainError, 'The role was not found.')
  })
})

describe('the order of sessions', () => {
  it('is the wanted one, with sessions that were not seen at the end [SES-05]', () => {
    expect(inWantedOrder(['a', 'b', 'new'], ['b', 'a'])).to.deep.equal(['b', 'a', 'new'])
    expect(inWantedOrder(['a', 'b'], ['gone', 'b', 'b'])).to.deep.equal(['b', 'a'])
  })
})
