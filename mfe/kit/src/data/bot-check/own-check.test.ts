import type { CaptchaChallenge } from '@callboard/accounts/contract'
import { expect } from 'chai'
import { OwnCheck } from './own-check.ts'

describe('the own bot check of a form', () => {
  let asked: number
  let lasts: number
  let offline: boolean
  const siteKeys: string[] = []
  beforeEach(() => {
    asked = 0
    lasts = 1_200
    offline = false
  })

  const made = () =>
    new OwnCheck(
      async () => {
        asked += 1
        if (offline) throw new Error('There is no network.')
        const expiresAt = Math.floor(Date.now() / 1_000) + lasts
        return { challenge: { parameters: { expiresAt } } as CaptchaChallenge }
      },
      async () => `answer ${asked}`,
      () => {},
    )

  it('is made once, while the form is filled in', async () => {
    const check = made()
    check.begin()
    check.begin()
    expect(await check.answer()).to.equal('answer 1')
    expect(await check.answer()).to.equal('answer 1')
    expect(asked).to.equal(1)
  })

  it('is made anew when the answer has expired before it is sent, or was used', async () => {
    lasts = 5
    const check = made()
    check.begin()
    expect(await check.answer()).to.equal('answer 2')
    lasts = 1_200
    check.forget()
    expect(await check.answer()).to.equal('answer 3')
  })

  it('is made anew once when the server refuses the answer, and not for a fresh one', async () => {
    const check = made()
    const first = await check.answer()
    const second = await check.instead(first)
    expect(second).to.equal('answer 2')
    expect(await check.instead(second)).to.equal(undefined)
    expect(asked).to.equal(2)
  })

  it('is begun again when it is asked for after the network was away', async () => {
    offline = true
    const check = made()
    check.begin()
    expect(await check.answer()).to.equal(undefined)
    offline = false
    expect(await check.answer()).to.match(/^answer/)
  })

  it("hands on the key of Google's box instead", async () => {
    const check = new OwnCheck(
      async () => ({ siteKey: 'site-key' }),
      async () => 'none',
      (key) => siteKeys.push(key),
    )
    expect(await check.answer()).to.equal(undefined)
    expect(siteKeys).to.include('site-key')
  })
})
