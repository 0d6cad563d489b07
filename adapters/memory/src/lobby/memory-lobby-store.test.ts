import { castingDayContract, checkInContract, lobbyStoreContract } from '@callboard/lobby/testing'
import { memoryLobbyStore } from './memory-lobby-store.ts'

const harness = async () => ({ store: memoryLobbyStore(), stop: async () => {} })

lobbyStoreContract('memory', harness)
checkInContract('memory', harness)
castingDayContract('memory', harness)
