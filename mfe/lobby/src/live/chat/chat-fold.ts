import { readKept, writeKept } from '@callboard/kit/kept'

const KEPT = 'callboard-client-chat'

/** Whether a client has left the chat open on this device; closed until they open it, since the talent need the room. */
export const isChatLeftOpen = (): boolean => readKept(KEPT, (kept) => kept === 'open')

export const keepChat = (isOpen: boolean): void => writeKept(KEPT, isOpen ? 'open' : 'folded')
