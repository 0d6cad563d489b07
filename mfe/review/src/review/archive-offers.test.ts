import { expect } from 'chai'
import { archiveOffers } from './archive-offers.ts'

describe('the offer to take an archiving back', () => {
  it('leaves once one of its videos is back by another way, and no other offer does', () => {
    const shown = new Map<string | undefined, string>()
    const toasts = {
      ok: (words: string, extras?: { readonly id?: string }) => void shown.set(extras?.id, words),
      hide: (id: string) => void shown.delete(id),
    }
    const { offer, areBack } = archiveOffers(toasts, () => 10)
    offer(['one', 'two'], '2 videos archived.', () => undefined)
    offer(['three'], 'Three is archived.', () => undefined)
    areBack(['other'])
    expect([...shown.values()]).to.deep.equal(['2 videos archived.', 'Three is archived.'])
    areBack(['two'])
    expect([...shown.values()]).to.deep.equal(['Three is archived.'])
  })
})
