import { expect } from 'chai'
import { reopening } from './reopening.ts'

class FakeDatabase {
  onclose: IDBDatabase['onclose'] = null
  onversionchange: IDBDatabase['onversionchange'] = null
  closed = false
  close = () => {
    this.closed = true
  }
  /** As a transaction of IndexedDB: it throws, it does not reject. */
  read(): Promise<string> {
    if (this.closed) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    return Promise.resolve('read')
  }
}

function bench() {
  const opened: FakeDatabase[] = []
  const use = reopening(async () => {
    const database = new FakeDatabase()
    opened.push(database)
    return database
  })
  return { opened, use, read: () => use((database) => database.read()) }
}

const closedByBrowser = (database: FakeDatabase | undefined, handler: 'onclose' | 'onversionchange') =>
  (database?.[handler] as (() => void) | null)?.()

describe('a database that is kept open', () => {
  it('is opened once', async () => {
    const { opened, read } = bench()
    await Promise.all([read(), read()])
    expect(await read()).to.equal('read')
    expect(opened).to.have.length(1)
  })

  it('is opened again when its connection turns out to be closed', async () => {
    const { opened, read } = bench()
    await read()
    opened[0]?.close()
    expect(await read()).to.equal('read')
    expect(opened).to.have.length(2)
  })

  it('is opened again after the browser closed it', async () => {
    const { opened, read } = bench()
    await read()
    closedByBrowser(opened[0], 'onclose')
    await read()
    expect(opened).to.have.length(2)
  })

  it('makes way for a page that wants to change it', async () => {
    const { opened, read } = bench()
    await read()
    closedByBrowser(opened[0], 'onversionchange')
    expect(opened[0]?.closed).to.equal(true)
    await read()
    expect(opened).to.have.length(2)
  })

  it('passes on a fault that came twice, and starts afresh the next time', async () => {
    const { opened, use, read } = bench()
    const fault = new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
    const caught = await use(() => Promise.reject(fault)).catch((thrown: unknown) => thrown)
    expect(caught).to.equal(fault)
    expect(opened.map(({ closed }) => closed)).to.deep.equal([true, true])
    expect(await read()).to.equal('read')
  })

  it('is asked for again when it could not be opened', async () => {
    let tries = 0
    const use = reopening(async () => {
      tries += 1
      if (tries === 1) throw new DOMException('Internal error opening backing store.', 'UnknownError')
      return new FakeDatabase()
    })
    expect(await use((database) => database.read())).to.equal('read')
  })
})
