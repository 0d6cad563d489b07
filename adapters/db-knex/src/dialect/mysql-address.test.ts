import { expect } from 'chai'
import { openDatabase } from '../open-database.ts'
import { mysqlAddress } from './mysql-address.ts'

const SECRET = 'very-secret'

describe('the address of a MySQL database', () => {
  it('has host, port, user, password and database', () => {
    expect(mysqlAddress('mysql://call%20board:p%40ss%3Aword@db.example:3307/casting')).to.deep.equal({
      host: 'db.example',
      port: 3307,
      user: 'call board',
      password: 'p@ss:word',
      database: 'casting',
    })
    expect(mysqlAddress('mysql://root@[::1]/casting')).to.include({ host: '::1', port: 3306, password: '' })
  })

  it('asks for an encrypted line', () => {
    const address = (options: string) => mysqlAddress(`mysql://root@db/casting${options}`)
    expect(address('').ssl).to.equal(undefined)
    expect(address('?ssl=false').ssl).to.equal(undefined)
    expect(address('?ssl=true').ssl).to.deep.equal({ rejectUnauthorized: true, verifyIdentity: true })
    expect(address('?ssl=unchecked').ssl).to.deep.equal({ rejectUnauthorized: false, verifyIdentity: false })
    const ca = encodeURIComponent(import.meta.filename)
    expect(address(`?ssl-ca=${ca}`).ssl).to.include({ rejectUnauthorized: true })
    expect(address(`?ssl-ca=${ca}`).ssl?.ca).to.contain('an encrypted line')
  })

  for (const [url, words] of [
    [`callboard:${SECRET}`, 'must start with mysql://'],
    [SECRET, 'is not an address'],
    [`mysql://root:${SECRET}@db:port/casting`, 'is not an address'],
    [`postgres://root:${SECRET}@db/casting`, 'must start with mysql://'],
    [`mysql://root:${SECRET}@db`, 'names no database'],
    [`mysql://root:${SECRET}@db/`, 'names no database'],
    [`mysql:///casting`, 'names no host'],
    [`mysql://root:${SECRET}@db/one/two`, 'has more than one name'],
    [`mysql://root:${SECRET}%@db/casting`, 'write %25'],
    [`mysql://root:${SECRET}@db/casting?tls=1`, 'has an option that is not known: tls'],
    [`mysql://root:${SECRET}@db/casting?ssl=maybe`, 'has an ssl option that is neither'],
    [`mysql://root:${SECRET}@db/casting?ssl-ca=/no/such.pem`, 'cannot be read: /no/such.pem'],
  ] as const) {
    it(`is refused when it ${words}: ${url.replace(SECRET, '…')}`, async () => {
      const failure = await openDatabase({ url }).then(
        () => new Error('This was to fail.'),
        (error: Error) => error,
      )
      expect(failure.message).to.contain('DATABASE_URL').and.contain(words)
      expect(String(failure.stack)).not.to.contain(SECRET)
    })
  }

  it('comes with two connections or more', async () => {
    for (const connections of [1, 0, 2.5, Number.NaN]) {
      const failure = await openDatabase({ url: 'mysql://root@db/casting', connections }).catch(
        (error: Error) => error.message,
      )
      expect(failure).to.contain('2 or more')
    }
  })
})
