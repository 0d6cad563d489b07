import { revokeBoardLink } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { PHONE } from '../../support/browser.ts'
import { detail } from '../support/detail.ts'
import { boards } from './board-scene.ts'

describe('the board of a waiting room', () => {
  const { boardOf, open, part, expectTrueAfter } = boards()

  it('follows the day without an account, and closes with its link [LOB-17]', async () => {
    const { director, session, path, ids, act } = await boardOf('Ada', 'Bob')
    const board = await open(path, PHONE)
    const frames: string[] = []
    board.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
    )
    await board.reload()
    await part(board, 'Next').getByText('Ada E.').waitFor()
    await board.getByRole('img', { name: 'QR code of the check-in page' }).waitFor()
    await board.getByText('Live, this page updates by itself').waitFor()
    await act(ids[0]!, 'call-in')
    await part(board, 'Now in casting').getByText('Ada E.').waitFor()
    await act(ids[1]!, 'on-deck')
    await part(board, 'On deck').getByText('Bob E.').waitFor()
    await part(board, 'Next').getByText('Nobody is waiting').waitFor()
    await director.call(revokeBoardLink, { session })
    await board.getByRole('heading', { name: 'This board is closed' }).waitFor()
    const heard = frames.join('\n')
    expect(heard).to.include('"board"')
    for (const secret of ['Ada', 'Bob', 'Example', 'example.com', ...ids])
      expect(heard).not.to.include(secret)
  })

  detail('leaves the room of bands without a name to the line, whose names grow [LOB-17]', async () => {
    const { path, ids, act } = await boardOf('Ada', 'Bob')
    const board = await open(path)
    const next = part(board, 'Next')
    await next.getByText('Bob E.').waitFor()
    const shareOf = async () => (await next.boundingBox())!.height / board.viewportSize()!.height
    expect(await shareOf()).to.be.above(0.55)
    const size = await next
      .getByText('Bob E.')
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize))
    expect(size).to.be.at.least(48)
    await act(ids[0]!, 'call-in')
    await part(board, 'Now in casting').getByText('Ada E.').waitFor()
    expect(await shareOf()).to.be.below(0.55)
  })

  detail('shows the lobby as it is after a restart [LOB-17]', () => expectTrueAfter(1, 8))
})
