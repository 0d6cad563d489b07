import type { TalentInfo } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { changedInfo, typedInfo } from './talent-info-fields.ts'

const info = {
  record: { agent: 'Ari', agent_email: null, agent_phone: null, instagram_handle: null, tiktok_handle: null },
  height: { ft: 5, inches: 7 },
  clothes_type: 'women',
  clothes_size_object: { dress: { value: 'ADULT_6', label: 'Adult 6' } },
} as unknown as TalentInfo
const begun = typedInfo(info)

describe('the typed info of a talent', () => {
  it('sends only what was changed, so that another person’s change stays [LOB-12]', () => {
    expect(changedInfo(begun, begun)).to.deep.equal({})
    expect(changedInfo({ ...begun, agent: ' Bea ' }, begun)).to.deep.equal({ agent: 'Bea' })
    expect(changedInfo({ ...begun, agent: ' ' }, begun)).to.deep.equal({ agent: null })
    expect(changedInfo({ ...begun, feet: '', inches: '' }, begun)).to.deep.equal({ height: null })
    expect(changedInfo({ ...begun, inches: '' }, begun)).to.deep.equal({ height: { ft: 5, inches: 0 } })
  })

  it('sends sizes with the clothes that they belong to [LOB-12]', () => {
    const sizes = { ...begun.sizes, waist: 'IN_28', bust: undefined }
    expect(changedInfo({ ...begun, sizes }, begun)).to.deep.equal({
      clothes_type: 'women',
      sizes: { dress: 'ADULT_6', waist: 'IN_28' },
    })
    expect(changedInfo({ ...begun, clothes_type: 'men', sizes: {} }, begun)).to.deep.equal({
      clothes_type: 'men',
      sizes: {},
    })
  })
})
