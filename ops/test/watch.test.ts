import { once } from 'node:events'
import { expect } from 'chai'
import { Watch } from './watch.ts'

describe('Watch', () => {
  it('calls a check that prints nothing any more a hanging one', async () => {
    const watch = new Watch('units', 10)
    watch.hear('a test\n')
    await once(watch.signal, 'abort')
    expect(watch.signal.reason).to.equal('it printed nothing for 0 minutes.')
  })

  it('tells what a check has printed last', () => {
    const watch = new Watch('units', 60_000)
    watch.hear('  \u001b[32mfirst\u001b[39m\n  second (3 s)\n')
    watch.hear('\n')
    expect(String(watch)).to.equal('units (0 s): second (3 s)')
    watch.end()
  })
})
