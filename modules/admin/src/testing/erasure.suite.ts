import { accountDeleted } from '@callboard/accounts/contract'
import {
  eachTest,
  MemoryJobStore,
  promisedAs,
  refusalOf,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { talentErased } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { forgetMentions } from '../application/jobs.ts'
import { getMessage, listMessages, resendMessage } from '../contract/index.ts'
import type { MakeAdminStore } from './admin-store.contract.ts'
import { adminWorld, SUPER_ADMIN } from './admin-world.ts'

const ANA = { user_id: 'user-ana', email: 'ana@example.com', name: 'Ana Lind', phone: '+13105550100' }

/** The message log after the deletion of an account: run by every adapter of the store. */
export function erasureSuite(name: string, make: MakeAdminStore, scope: TestScope = 'all'): void {
  describe(`messages to a person who has deleted the account: ${name}`, () => {
    const { it } = testsOf(scope)
    const harness = eachTest(async () => {
      const { store, stop } = await make([])
      return { world: adminWorld(store, new MemoryJobStore()), stop }
    })
    const world = () => harness().world
    type Wish = NonNullable<Parameters<ReturnType<typeof world>['wish']>[0]>
    let wishes = 0
    /** @returns its id */
    const asked = async (changes: Wish) => {
      wishes += 1
      await world().wish({ key: `occasion:${wishes}`, ...changes })
      return (await world().all())[0]!.id
    }
    const sent = async (changes: Wish) => {
      const id = await asked(changes)
      await world().send(id)
      return id
    }
    type Step = typeof forgetMentions.payload.static
    const steps = () => promisedAs(world().promised, forgetMentions.name) as Step[]
    /** The deletion is heard of, and the log is looked through to its end. */
    const erase = async () => {
      world().promised.splice(0)
      await world().work(accountDeleted, ANA)
      for (const step of steps()) await world().work(forgetMentions, step)
    }
    const shown = (id: string) => world().call(getMessage, SUPER_ADMIN, { id })

    it('keeps when and what kind they were, without recipient and words [ACC-14] [ACC-16]', async () => {
      const byAccount = await sent({ to: 'other@example.com', about: { user_id: ANA.user_id } })
      const byAddress = await sent({ to: 'Ana@Example.com' })
      await erase()
      for (const id of [byAccount, byAddress]) {
        const message = await shown(id)
        expect(message).to.include({
          to: 'Deleted account',
          template: 'CHECK_IN_EMAIL',
          state: 'sent',
          subject: null,
          html: null,
        })
        expect(JSON.stringify(await world().find(id))).not.to.match(/example\.com|harbour/i)
      }
      const { messages } = await world().call(listMessages, SUPER_ADMIN, { to: 'ana' })
      expect(messages).to.deep.equal([])
    })

    it('does not send what waits, and nobody sends again what was not sent', async () => {
      const waiting = await asked({ to: ANA.email })
      await erase()
      await world().send(waiting)
      expect(world().mails.given).to.deep.equal([])
      expect(await shown(waiting)).to.include({ state: 'failed', reason: 'The account was deleted.' })
      const refused = await refusalOf(world().call(resendMessage, SUPER_ADMIN, { id: waiting }))
      expect(refused.code).to.equal('erased')
    })

    it('leaves those about another person to the same number', async () => {
      const about = { session_id: 's1', record_id: 'r-of-a-brother' }
      const text = await asked({ channel: 'sms', template: 'ON_DECK_TEXT', to: ANA.phone, about })
      await erase()
      expect((await world().find(text)).to).to.equal(ANA.phone)
    })

    it('takes the words of messages to others that name the person [ACC-16]', async () => {
      const naming = await sent({
        to: 'cara@example.com',
        values: { PROJECT_NAME: 'ana lind has answered', TALENT_STATUS_LINK: 'x' },
      })
      const other = await sent({ to: 'cara@example.com' })
      await erase()
      const message = await shown(naming)
      expect(message.to).to.equal('cara@example.com')
      expect(message.text).to.equal('The text is not kept, because a person in it has deleted the account.')
      expect((await shown(other)).html).to.contain('Harbour Lights')
    })

    it('lets such a message that waits go out first, and looks at it again', async () => {
      const naming = await asked({
        to: 'cara@example.com',
        values: { PROJECT_NAME: 'Ana Lind', TALENT_STATUS_LINK: 'x' },
      })
      world().promised.splice(0)
      await world().work(accountDeleted, ANA)
      const [first] = steps()
      await world().work(forgetMentions, first!)
      expect((await world().find(naming)).values.PROJECT_NAME).to.equal('Ana Lind')
      await world().send(naming)
      expect(world().mails.given).to.have.length(1)
      await world().work(forgetMentions, steps().at(-1)!)
      expect(JSON.stringify(await world().find(naming))).not.to.contain('Ana Lind')
    })

    it('goes by the names and addresses that were typed in at check-ins too [ACC-16]', async () => {
      const about = { session_id: 's1', record_id: 'r1' }
      const ofRecord = await sent({ to: 'stage.name@example.com', about })
      await world().work(talentErased, {
        session_id: 's1',
        records: [{ record_id: 'r1', name: 'Stage Name', email: 'stage.name@example.com', phone: null }],
      })
      expect((await shown(ofRecord)).to).to.equal('Deleted account')
    })
  })
}
