import { recordChanged, sessionRoom } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { freePort } from '../../peers/free-port.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'

/** Without it, a wait for a signal that cannot come any more would hang until the limit of the test. */
describe('the live client of the tests', () => {
  it('names what it waited for when its connection is refused', async () => {
    const live = new LiveClient(`http://127.0.0.1:${await freePort()}`, 'a-made-up-token')
    const failed = [live.heard(recordChanged), live.join(sessionRoom, UNKNOWN_ID)].map((wait) =>
      wait.then(
        () => '',
        ({ message }: Error) => message,
      ),
    )
    const [signal, join] = await Promise.all(failed)
    expect(signal).to.match(/^The live connection was lost .* signal record\./)
    expect(join).to.match(/^The live connection was lost .* answer to join/)
  })
})
