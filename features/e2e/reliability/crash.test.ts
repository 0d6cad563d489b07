import { getLobby } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { ownProduct } from '../support/product-for-tests.ts'
import { rounds } from '../support/rounds.ts'

describe('a server that is killed', () => {
  const product = ownProduct()

  it('right after it answered a check-in loses neither the record nor its messages [CHK-06]', async () => {
    const director = await signIn(product.origin, 'director')
    const session = await startSession(director, ['Barista'])
    const onboard = { uri: session.studio_uri, session: session._id }
    const expected: string[] = []
    for (let round = 0; round < rounds(3); round += 1) {
      const arrival = await prepareCheckIn(product.origin, onboard, `Ana${round}`, 'Barista')
      const { record_id } = await arrival.submit()
      expected.push(record_id)
      await product.killAndRestart()
      // Asked again after a lost answer: the same record.
      expect(await arrival.submit()).to.include({ record_id })
    }
    const { records } = await director.call(getLobby, { id: session._id })
    expect(records.map((record) => record._id)).to.deep.equal(expected)

    const log = new MessageLog(await signIn(product.origin, 'admin'))
    const due = expected.flatMap((record) => [`${record} CHECK_IN_EMAIL`, `${record} CHECK_IN_TEXT`]).sort()
    const kept = async () =>
      (await log.all({ session_id: session._id }))
        .filter((message) => message.state === 'kept')
        .map(({ about, template }) => `${about.record_id} ${template}`)
    // The restarted server finishes the work that the crash left behind.
    const sent = await until('all is sent', kept, ({ length }) => length >= due.length)
    expect(sent.toSorted()).to.deep.equal(due)
  })
})
