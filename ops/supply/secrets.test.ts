import { expect } from 'chai'
import { secretsOf } from './secrets.ts'

/** In two parts, as this file is looked through as well. */
const PLANTED: Readonly<Record<string, string>> = {
  'a private key': `-----BEGIN PRIVATE${' '}KEY-----\n${'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49\n'.repeat(4)}-----END PRIVATE${' '}KEY-----`,
  'a key of AWS': `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI/K7MDENG'}${'/bPxRfiCYzzzzzzzKEY'}`,
  'the address of a database with its password': `mysql://callboard:${'Tr0ub4dor'}@db.callboard.app:3306/casting`,
}

describe('the search for secrets', () => {
  for (const [name, content] of Object.entries(PLANTED))
    it(`finds ${name}, and does not repeat it [SEC-10]`, async () => {
      const [line, ...more] = await secretsOf('shells/api/src/planted.ts', `first line\n${content}\n`)
      expect(more).to.deep.equal([])
      expect(line).to.match(/^shells\/api\/src\/planted\.ts:2 /)
      expect(content).not.to.include(line!.split(' ')[1])
    })

  it('is content with a file that has none', async () => {
    expect(await secretsOf('README.md', 'AWS_SECRET_ACCESS_KEY comes from the environment.\n')).to.deep.equal(
      [],
    )
  })
})
