import { getEmailTemplate, listEmailTemplates, previewEmailTemplate } from '@callboard/admin/contract'
import { expect } from 'chai'
import { ask, newPrincipal } from './principals.fixture.ts'
import { temporaryStudio } from './testing-studio.fixture.ts'

describe('the e-mail templates of the product', () => {
  it('pass the checks of the console as they come [ADM-08]', async () => {
    const product = await temporaryStudio()
    try {
      const { token } = await newPrincipal(product, 'super_admin', 'root')
      const { templates } = (await ask(product.origin, listEmailTemplates, {}, token)).body
      expect(templates).to.have.length.above(20)
      for (const { name } of templates) {
        const { subject, html } = (await ask(product.origin, getEmailTemplate, { id: name }, token)).body
        const seen = await ask(product.origin, previewEmailTemplate, { id: name, subject, html }, token)
        expect(seen.status, `${name}: ${JSON.stringify(seen.body)}`).to.equal(200)
      }
    } finally {
      await product.stop()
    }
  })
})
