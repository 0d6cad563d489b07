import { Actor } from '@callboard/core'
import { refusalOf, type TestScope } from '@callboard/core/testing'
import { expect } from 'chai'
import {
  getSessionRoles,
  getShareScheduleDraft,
  getTalentEmailDraft,
  sendClientEmail,
  sendTalentEmail,
  shareSchedule,
} from '../contract/index.ts'
import type { MakeStore } from './projects-steps.ts'
import { type Made, sessionPapersSteps } from './session-papers-steps.ts'

export function sessionMailsSuite(name: string, make: MakeStore, scope: TestScope = 'all'): void {
  describe(`mails about a session: ${name}`, () => {
    const { it, world, as, session, onDay, messages } = sessionPapersSteps(make, scope)

    describe('a mail to talent', () => {
      const send = (made: Made, emails: string[], content = 'See you. EMAIL_CHECKIN_LINK', who = 'manager') =>
        world().call(sendTalentEmail, as(who), {
          id: made.session._id,
          emails,
          subject: 'PROJECT_NAME',
          content,
        })

      it('begins with the words of TALENT_EMAIL, the facts of the next date, and every date with its place [SES-06]', async () => {
        const made = await session({ location: 'Studio 4' })
        const draft = await world().call(getTalentEmailDraft, as('manager'), { id: made.session._id })
        expect(draft.subject).to.equal('Harbour: talent email')
        expect(draft.content).to.equal(
          [
            'First calls on Wednesday, March 4 at 1:30 PM PST',
            'Wednesday, March 4, 1:30 PM PST, In person: Studio 4',
            'Thursday, March 5, 10:00 AM PST, Online',
          ].join('\n'),
        )
      })

      it('goes to each address by itself and says which it did not go to [SES-06] [MSG-08]', async () => {
        const made = await session()
        const result = await send(made, ['a@x.com', ' A@X.com', 'b@x.com', 'nobody', 'x@y'])
        expect(result.sent).to.equal(2)
        expect(result.refused.map(({ address }) => address)).to.deep.equal(['nobody', 'x@y'])
        const sent = messages()
        expect(sent.map(({ to }) => to)).to.deep.equal(['a@x.com', 'b@x.com'])
        expect(new Set(sent.map(({ key }) => key)).size).to.equal(1)
        expect(sent[0]).to.deep.include({
          template: 'TALENT_EMAIL',
          reply_to: as('manager').email,
          written: {
            subject: 'Harbour',
            body: `See you. https://callboard.example/onboard/${made.project.uri}/${made.session._id}`,
          },
        })
      })

      it('with a placeholder that has no value is refused at its field, and none goes out [MSG-07]', async () => {
        const made = await session()
        const refused = await refusalOf(send(made, ['a@x.com'], 'Dear FIRST_NAME'))
        expect(refused.fields).to.have.keys('content')
        expect((await refusalOf(send(made, ['nobody']))).fields).to.have.keys('emails')
        expect((await refusalOf(send(made, ['a@x.com'], 'Hi', 'rival'))).kind).to.equal('missing')
        expect((await refusalOf(send(made, ['a@x.com'], 'Hi', 'client'))).kind).to.equal('denied')
        expect(messages()).to.deep.equal([])
      })

      it('shares the booking link of a date by SHARE_SCHEDULE_LINK [SCH-11]', async () => {
        const made = await session()
        const draft = await world().call(getShareScheduleDraft, as('manager'), onDay(made))
        expect(draft.subject).to.equal('Harbour: share schedule link')
        await world().call(shareSchedule, as('manager'), {
          ...onDay(made),
          emails: ['a@x.com'],
          subject: draft.subject,
          content: draft.content,
        })
        expect(messages()[0]).to.deep.include({ template: 'SHARE_SCHEDULE_LINK', to: 'a@x.com' })
      })

      it('to clients takes one address or many, and ignores `from` [REV-11]', async () => {
        const words = { subject: 'Selects', content: 'They are up.' }
        const sent = await world().call(sendClientEmail, as('director'), {
          from: 'boss@bank.com',
          to: 'a@x.com, b@x.com',
          cc: ['c@x.com'],
          ...words,
        })
        expect(sent).to.deep.equal({ ok: true, sent: 3, refused: [] })
        const mails = messages()
        expect(mails.map(({ to }) => to)).to.deep.equal(['a@x.com', 'b@x.com', 'c@x.com'])
        expect(mails.every(({ reply_to }) => reply_to === as('director').email)).to.equal(true)
        const bad = world().call(sendClientEmail, as('director'), { to: 'nobody', ...words })
        expect((await refusalOf(bad)).fields).to.have.keys('to')
      })
    })

    it('gives its roles to anybody who has the address', async () => {
      const made = await session()
      const { roles } = await world().call(getSessionRoles, Actor.anonymous, { id: made.session._id })
      expect(roles).to.deep.equal(['Hero'])
    })
  })
}
