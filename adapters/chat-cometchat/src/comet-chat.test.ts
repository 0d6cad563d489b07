import type { OwnChatAccount } from '@callboard/accounts/queries'
import { refusalOf } from '@callboard/core/testing'
import { expect } from 'chai'
import { cometChat } from './comet-chat.ts'
import { CometChatServer } from './testing/comet-chat-server.ts'

describe('chat by CometChat', () => {
  const server = new CometChatServer()
  const account: OwnChatAccount = {
    appId: server.appId,
    region: 'eu',
    auth: 'the-auth-of-the-app',
    apiKey: server.apiKey,
  }
  let post: (userId: string, content: string, by?: OwnChatAccount) => Promise<void>

  before(async () => {
    const chat = cometChat({ api: await server.start() })
    post = (userId, content, by = account) =>
      chat.post(by, {
        message: {
          id: `m-${content}`,
          sessionId: 'session-1',
          room: 'main',
          userId,
          userType: 'client',
          content,
          sentAt: new Date(),
        },
        sender: `Name of ${userId}`,
        group: `Blue Harbour, ${'First call '.repeat(20)}`,
      })
  })
  after(() => server.stop())

  it('makes the group and its senders once, and says each message in their names [LIV-10]', async () => {
    await post('user-cleo', 'Hello')
    await post('user-dana', 'Good morning')
    await post('user-cleo', 'Shall we begin?')
    expect(server.said.map(({ by, text }) => [by, text])).to.deep.equal([
      ['callboard-user-cleo', 'Hello'],
      ['callboard-user-dana', 'Good morning'],
      ['callboard-user-cleo', 'Shall we begin?'],
    ])
    expect([...server.users.values()]).to.deep.equal(['Name of user-cleo', 'Name of user-dana'])
    const [group, ...more] = server.groups.values()
    expect(more).to.deep.equal([])
    expect(group!.name).to.have.length(100)
  })

  it('tells an outage, which another try may get over, from a refusal', async () => {
    server.faults.push(503)
    expect(await refusalOf(post('user-cleo', 'Lost'))).to.include({
      kind: 'unavailable',
      code: 'chat_unavailable',
    })
    const refusal = await refusalOf(post('user-cleo', 'Lost', { ...account, apiKey: 'another-key' }))
    expect(refusal).to.include({ kind: 'rule', code: 'chat_refused' })
    expect(refusal.message).to.include('AUTH_ERR_APIKEY_NOT_FOUND').and.not.include('another-key')
    expect(server.said.map(({ text }) => text)).not.to.include('Lost')
  })
})
