import { expect } from 'chai'
import { cancelsAppointments, withAgreement } from './agreement.ts'

const refusal = (code: string, appointments?: number) =>
  Object.assign(new Error('No'), { code, details: { appointments } })

describe('the agreement to cancel appointments', () => {
  const asked: string[] = []
  const words = (count: number) => ({ title: String(count), action: 'Archive' })
  const saying =
    (yes: boolean) =>
    async ({ title }: { readonly title: string }) => {
      asked.push(title)
      return yes
    }
  /** A server whose number of appointments changes from call to call. */
  const server = (...counts: readonly number[]) => {
    const sent: (number | undefined)[] = []
    const send = async (agreed?: number) => {
      const touched = counts[sent.length] ?? 0
      sent.push(agreed)
      if (touched > 0 && agreed !== touched) throw refusal('touches_appointments', touched)
      return 'done'
    }
    return { sent, send }
  }
  beforeEach(() => {
    asked.length = 0
  })

  it('is not asked for where nothing is cancelled', async () => {
    const { sent, send } = server(0)
    expect(await withAgreement(send, words, saying(true))).to.equal('done')
    expect([sent, asked]).to.deep.equal([[undefined], []])
  })

  it('is asked for with the number, and again when it has changed meanwhile', async () => {
    const { sent, send } = server(3, 4, 4)
    expect(await withAgreement(send, words, saying(true))).to.equal('done')
    expect([sent, asked]).to.deep.equal([
      [undefined, 3, 4],
      ['3', '4'],
    ])
  })

  it('is not given: nothing more is sent', async () => {
    const { sent, send } = server(3)
    expect(await withAgreement(send, words, saying(false))).to.equal(undefined)
    expect(sent).to.deep.equal([undefined])
  })

  it('leaves other refusals to the screen', async () => {
    const send = () => Promise.reject(refusal('denied'))
    const fault = await withAgreement(send, words, saying(true)).catch((thrown: unknown) => thrown)
    expect(fault).to.include({ code: 'denied' })
    expect(asked).to.deep.equal([])
  })

  it('says what it is about', () => {
    expect(cancelsAppointments('Archiving', 3)).to.equal(
      'Archiving cancels 3 appointments still to come. Each talent gets an e-mail.',
    )
    expect(cancelsAppointments('Deleting', 1)).to.contain('1 appointment still')
  })
})
