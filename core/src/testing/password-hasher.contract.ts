import { expect } from 'chai'
import type { PasswordHasher } from '../kernel/index.ts'

export function passwordHasherContract(name: string, make: () => PasswordHasher): void {
  describe(`password hasher: ${name}`, () => {
    it('knows the right password from a wrong one', async () => {
      const hasher = make()
      const stored = await hasher.hash('correct horse battery staple')
      expect(await hasher.matches('correct horse battery staple', stored)).to.equal(true)
      expect(await hasher.matches('correct horse battery stapl', stored)).to.equal(false)
      expect(await hasher.matches('', stored)).to.equal(false)
    })

    it('never stores the same password twice alike, nor the password itself', async () => {
      const hasher = make()
      const [first, second] = await Promise.all([hasher.hash('same words'), hasher.hash('same words')])
      expect(first).not.to.equal(second)
      expect(first).not.to.contain('same words')
    })

    it('is never right about an account that is not there', async () => {
      const hasher = make()
      expect(await hasher.matches('anything', null)).to.equal(false)
      expect(await hasher.matches('', null)).to.equal(false)
    })

    it('is never right about a stored value it cannot read, and calls it outdated', async () => {
      const hasher = make()
      expect(await hasher.matches('anything', 'no such hash')).to.equal(false)
      expect(hasher.isOutdated('no such hash')).to.equal(true)
    })

    it('takes long passwords, every letter counts', async () => {
      const hasher = make()
      const long = 'x'.repeat(200)
      const stored = await hasher.hash(`${long}a`)
      expect(await hasher.matches(`${long}a`, stored)).to.equal(true)
      expect(await hasher.matches(`${long}b`, stored)).to.equal(false)
    })

    it('does not call its own hashes outdated', async () => {
      const hasher = make()
      expect(hasher.isOutdated(await hasher.hash('fresh'))).to.equal(false)
    })
  })
}
