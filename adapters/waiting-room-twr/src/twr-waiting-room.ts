import { DomainError } from '@callboard/core'
import type { WaitingRoom } from '@callboard/lobby'
import { twrClient } from './twr-client.ts'
import { readDomain, readRecord, readRecords, readRoom } from './twr-records.ts'

export interface TwrSettings {
  /** Address of the live-service host. */
  readonly url: string
}

/** The waiting room of TWR. @throws Error when the address is none */
export function twrWaitingRoom({ url }: TwrSettings): WaitingRoom {
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`TWR_URL is no address: "${url}".`)
  const ask = twrClient(url.replace(/\/+$/, ''))
  return {
    configured: true,
    find: async ({ studio, room }) => readRoom(await ask('The TWR room', 'studio', 'uri', studio, room)),
    records: async (roomId) => readRecords(await ask('The TWR room', 'records', roomId)),
    record: async (recordId) => readRecord(await ask('This talent', 'records', 'one', recordId)),
    domain: async (roomId) => {
      try {
        return readDomain(await ask('The TWR room', 'twr', 'domain', roomId))
      } catch (fault) {
        if (fault instanceof DomainError && fault.kind === 'missing') return null
        throw fault
      }
    },
  }
}
