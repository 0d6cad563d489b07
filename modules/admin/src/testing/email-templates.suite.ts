import { Actor } from '@callboard/core'
import {
  eachTest,
  MemoryJobStore,
  personNamed,
  refusalOf,
  signedInAs,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import {
  createEmailTemplate,
  deleteEmailTemplate,
  getEmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  saveEmailTemplate,
} from '../contract/index.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, SUPER_ADMIN } from './admin-world.ts'

const director = signedInAs(personNamed('dana', 'casting_director'))
const LINK = '<mj-button href="{{TALENT_STATUS_LINK}}">Go</mj-button>'
const WORDS = {
  subject: 'Hello at {{PROJECT_NAME}}',
  html: `<p>Welcome to {{PROJECT_NAME}}</p>\n${LINK}`,
  desc: '',
}

/** E-mail templates in the console, over a real store. */
export function emailTemplatesSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`e-mail templates: ${name}`, () => {
    const { it, race } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      return { world: adminWorld(store, new MemoryJobStore()), stop }
    })
    const world = () => harness().world
    const get = (id: string) => world().call(getEmailTemplate, SUPER_ADMIN, { id })
    const list = async () => (await world().call(listEmailTemplates, SUPER_ADMIN, {})).templates
    const save = (changes: object = {}, id = 'CHECK_IN_EMAIL') =>
      world().call(saveEmailTemplate, SUPER_ADMIN, { id, ...WORDS, version: 0, ...changes })
    const faultOf = async (changes: object, id?: string) => (await refusalOf(save(changes, id))).fields

    it('are all e-mails of the product, and no texts [ADM-08]', async () => {
      const names = (await list()).map((template) => template.name)
      expect(names).to.include.members(['CLIENT_EMAIL', 'TALENT_EMAIL', 'RESET_PASSWORD', 'ANSWER_CODE'])
      expect(names).not.to.include('CHECK_IN_TEXT')
      expect(names).to.deep.equal(names.toSorted())
      expect((await list()).every(({ reworded, added }) => !reworded && !added)).to.equal(true)
      const { html, desc, placeholders, needed, version } = await get('CLIENT_EMAIL')
      expect(html.split('\n').length).to.be.above(2)
      expect([desc.startsWith('<p>'), version]).to.deep.equal([true, 0])
      expect(placeholders).to.include.members(['PROJECT_NAME', 'SESSION_START_DATE', 'EMAIL_SESSION_LINK'])
      expect(needed).to.deep.equal(['EMAIL_SESSION_LINK'])
    })

    it('are sent in the words of a super admin from then on, until those are removed [ADM-08]', async () => {
      await save({ desc: '<p>For talent</p>' })
      expect(await get('CHECK_IN_EMAIL')).to.deep.include({ ...WORDS, desc: '<p>For talent</p>', version: 1 })
      const row = (await list()).find((template) => template.name === 'CHECK_IN_EMAIL')
      expect(row).to.deep.include({ reworded: true, updated_at: world().clock.now().toISOString() })
      expect(row?.updated_by).to.match(/\S/)
      await world().wish()
      await world().send((await world().only()).id)
      expect(world().mails.given[0]).to.deep.include({ subject: 'Hello at Harbour Lights' })
      expect(world().mails.given[0]?.html).to.contain('Welcome to Harbour Lights')
      await world().call(deleteEmailTemplate, SUPER_ADMIN, { id: 'CHECK_IN_EMAIL' })
      expect(await get('CHECK_IN_EMAIL')).to.deep.include({ reworded: false, version: 0 })
    })

    it('are refused with the line where they do not compile, and nothing is stored [ADM-08]', async () => {
      expect(await faultOf({ html: `<p>one</p>\n${LINK}\n</broken>` })).to.deep.equal({
        html: 'Line 3: It does not close.',
      })
      expect((await get('CHECK_IN_EMAIL')).version).to.equal(0)
    })

    it('ask for nothing that their sender does not give, in subject and words [ADM-08]', async () => {
      expect((await faultOf({ html: `{{PASSWORD}}${LINK}` }))?.html).to.contain('PASSWORD')
      expect((await faultOf({ subject: '{{EMAIL}}' }))?.subject).to.contain('EMAIL')
    })

    it('keep the link or code without which they are of no use [ADM-08]', async () => {
      expect((await faultOf({ html: '<p>Welcome</p>' }))?.html).to.contain('{{TALENT_STATUS_LINK}}')
      const words = { subject: 'Code', html: '<p>Look at the page</p>' }
      expect((await faultOf(words, 'ANSWER_CODE'))?.html).to.contain('{{CODE}}')
    })

    it('keep it where it comes out in the e-mail [ADM-08]', async () => {
      expect((await faultOf({ html: `<p>Welcome</p><!-- ${LINK} -->` }))?.html).to.contain(
        '{{TALENT_STATUS_LINK}} does not come out',
      )
    })

    it('close each element of the layout where another begins [ADM-08]', async () => {
      const faults = [
        [`<mj-text>Welcome\n<mj-button href="{{TALENT_STATUS_LINK}}">Open</mj-button>`, 1, 'mj-text'],
        [`<mj-section>\n<mj-column>\n${LINK}</mj-section>`, 2, 'mj-column'],
        [`${LINK}\n</mj-text>`, 2, 'mj-text'],
      ] as const
      for (const [html, line, element] of faults) {
        const fault = (await faultOf({ html }))?.html
        expect(fault, html)
          .to.match(new RegExp(`^Line ${line}: `))
          .and.to.contain(element)
      }
      const sound = `<!-- <mj-text> -->\n<mj-divider />\n<mj-text>Welcome<br>${LINK}</mj-text>`
      expect((await save({ html: sound })).version).to.equal(1)
    })

    it('run nothing, load nothing and lead only to addresses that people know [ADM-08] [SEC-03]', async () => {
      for (const risk of [
        '<script>alert(1)</script>',
        '<p onclick="alert(1)">x</p>',
        '<a href="javascript:alert(1)">x</a>',
        '<a href = javascript:alert(1)>x</a>',
        '<mj-raw><iframe src="https://x.com"></iframe></mj-raw>',
        '<mj-include path="/etc/passwd" />',
        '<p style="background:url(https://x.com/seen)">x</p>',
      ])
        expect((await faultOf({ html: `<p>one</p>\n${risk}\n${LINK}` }))?.html, risk).to.match(/^Line 2: /)
    })

    it('are looked at with sample values, and nothing is stored [ADM-08]', async () => {
      const seen = await world().call(previewEmailTemplate, SUPER_ADMIN, {
        id: 'CHECK_IN_EMAIL',
        subject: WORDS.subject,
        html: WORDS.html,
      })
      expect(seen.subject).to.equal('Hello at Harbour Lights')
      expect(seen.html).to.contain('https://callboard.test/sample')
      expect((await get('CHECK_IN_EMAIL')).version).to.equal(0)
    })

    it('are added under a new name and removed again [ADM-08]', async () => {
      const added = { name: 'SPRING_GREETING', subject: 'Hello', html: '<p>{{PROJECT_NAME}}</p>', desc: '' }
      const create = (changes: object = {}) =>
        world().call(createEmailTemplate, SUPER_ADMIN, { ...added, ...changes })
      expect(await create()).to.deep.include({ added: true, reworded: false, version: 1 })
      for (const taken of ['SPRING_GREETING', 'CLIENT_EMAIL', 'CHECK_IN_TEXT'])
        expect((await refusalOf(create({ name: taken }))).fields, taken).to.have.property('name')
      await world().call(deleteEmailTemplate, SUPER_ADMIN, { id: added.name })
      expect((await refusalOf(get(added.name))).kind).to.equal('missing')
      expect((await refusalOf(save({}, 'NO_SUCH_MAIL'))).kind).to.equal('missing')
    })

    race('tell the second of two super admins who reword one at once [ADM-08]', async () => {
      for (const version of [0, 1]) {
        const both = await Promise.allSettled([save({ version }), save({ version, subject: 'Other' })])
        expect(both.map(({ status }) => status).toSorted()).to.deep.equal(['fulfilled', 'rejected'])
      }
      expect((await get('CHECK_IN_EMAIL')).version).to.equal(2)
      const late = await refusalOf(save({ version: 1 }))
      expect(late).to.deep.include({ kind: 'conflict', code: 'template_changed' })
      expect(late.current).to.deep.include({ version: 2 })
    })

    it('are for super admins only [ADM-01]', async () => {
      for (const actor of [director, Actor.anonymous]) {
        expect((await refusalOf(world().call(listEmailTemplates, actor, {}))).kind).to.equal('denied')
        const input = { id: 'CLIENT_EMAIL', ...WORDS, version: 0 }
        expect((await refusalOf(world().call(saveEmailTemplate, actor, input))).kind).to.equal('denied')
      }
    })
  })
}
