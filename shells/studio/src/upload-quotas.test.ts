import { allModules } from '@callboard/assembly'
import type { Endpoint } from '@callboard/core/http-contract'
import { expect } from 'chai'

const DAY = 86_400

describe('the bytes that one caller uploads', () => {
  const takesFiles = allModules
    .flatMap(({ api }) => api.map(({ endpoint }) => endpoint as Endpoint))
    .filter(({ body }) => body !== undefined && 'file' in body)

  it('are asked of every call that takes a file', () => {
    expect(takesFiles.length).to.be.greaterThan(5)
  })

  for (const { name, limits = [] } of takesFiles)
    it(`have a most of a day: ${name} [SEC-10]`, () => {
      const quotas = limits.filter(({ of }) => of === 'bytes')
      expect(quotas.map(({ seconds }) => seconds)).to.deep.equal([DAY])
    })
})
