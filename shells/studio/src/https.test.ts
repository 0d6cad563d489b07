import { CreateUser } from '@callboard/accounts'
import { Actor } from '@callboard/core'
import { certificateContract } from '@callboard/core/testing'
import { io } from 'socket.io-client'
import { temporaryStudio } from './testing-studio.fixture.ts'

describe('a studio with a certificate', () => {
  certificateContract(async (settings) => {
    const { studio, stop } = await temporaryStudio(settings)
    const account = { email: 'dana@casting.example', password: 'a long password' }
    await studio.container.get(CreateUser).run(Actor.system('a test'), {
      ...account,
      user_type: 'casting_director',
      first_name: 'Dana',
      last_name: 'Whitfield',
    })
    return { port: studio.port, account, stop }
  }, io)
})
