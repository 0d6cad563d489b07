import type { RoomAudience, SignalMessage } from '@callboard/core/http-contract'
import { joinRoom, leaveRoom, line, listen } from './connection.ts'
import { RoomFeed } from './room-feed.ts'

export type RoomState =
  | { readonly kind: 'joining' }
  | { readonly kind: 'live'; readonly audience: RoomAudience }
  | { readonly kind: 'refused'; readonly message: string }

export interface RoomWatcher {
  readonly signal: (message: SignalMessage) => void
  readonly reload: () => void
  /** @param heard the moment, by `performance.now()`, after which no signal has come */
  readonly state: (state: RoomState, heard: number) => void
}

interface OpenRoom {
  readonly feed: RoomFeed
  readonly watchers: Set<RoomWatcher>
  readonly close: () => void
  state: RoomState
}

const rooms = new Map<string, OpenRoom>()

/**
 * A whole lobby that comes back at the same moment would knock the server over again. Pages are complete 2 s after the
 * line is back, so this is well below. Milliseconds.
 */
const SPREAD = 1_000
/** Before a server that could not answer is asked again. Milliseconds. */
const RETRY = 1_000
/** A whole lobby that may have missed something asks spread over this, so that all are in step within 5 s. Milliseconds. */
const COMPARE_SPREAD = 500

function openRoom(name: string, by: string | undefined): OpenRoom {
  const watchers = new Set<RoomWatcher>()
  const each = (tell: (watcher: RoomWatcher) => void) => [...watchers].forEach(tell)
  const change = (state: RoomState) => {
    room.state = state
    each((watcher) => watcher.state(state, feed.heard))
  }
  const feed = new RoomFeed(name, (room, after) => joinRoom({ room, after, by }), {
    signal: (message) => each((watcher) => watcher.signal(message)),
    reload: () => each((watcher) => watcher.reload()),
    joined: (audience) => change({ kind: 'live', audience }),
    refused: (message) => change({ kind: 'refused', message }),
    unanswered: () => enterSoon(RETRY),
  })
  let wasCut = false
  let isClosed = false
  let entering: ReturnType<typeof setTimeout> | undefined
  let comparing: ReturnType<typeof setTimeout> | undefined
  const enter = () => void feed.enter()
  const enterSoon = (pause = 0) => {
    clearTimeout(entering)
    if (!isClosed) entering = setTimeout(enter, pause + Math.random() * SPREAD)
  }
  const unlisten = listen({
    signal: (message) => {
      if (message.room === name) feed.receive(message)
    },
    last: ({ room, seq }) => {
      if (room !== name) return
      clearTimeout(comparing)
      comparing = setTimeout(() => feed.reach(seq), Math.random() * COMPARE_SPREAD)
    },
    cut: () => {
      wasCut = true
      clearTimeout(entering)
      feed.cut()
    },
    back: () => {
      if (wasCut) enterSoon()
    },
  })
  const room: OpenRoom = {
    feed,
    watchers,
    state: { kind: 'joining' },
    close: () => {
      isClosed = true
      clearTimeout(entering)
      clearTimeout(comparing)
      unlisten()
      void leaveRoom(name)
    },
  }
  void line().then(enter)
  return room
}

/**
 * Follows a room; several screens share one membership, which the first of them opens.
 * @param by the link that the visitor came by
 * @returns a function that ends it
 */
export function watchRoom(name: string, watcher: RoomWatcher, by?: string): () => void {
  const room = rooms.get(name) ?? openRoom(name, by)
  rooms.set(name, room)
  room.watchers.add(watcher)
  watcher.state(room.state, room.feed.heard)
  return () => {
    room.watchers.delete(watcher)
    if (room.watchers.size > 0) return
    rooms.delete(name)
    room.close()
  }
}
