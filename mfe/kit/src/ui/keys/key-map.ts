import { EVERYWHERE } from './everywhere-keys.ts'

/**
 * Every key of the product, by where it works and what it means there. `g p` is a sequence: one key after the other.
 * In one scope a key means one thing, and keys that work everywhere mean nothing else anywhere (`key-map.test.ts`).
 */
export const KEY_MAP = {
  everywhere: EVERYWHERE,
  list: {
    next: ['j', 'arrowdown'],
    previous: ['k', 'arrowup'],
    choose: ['space'],
    menu: ['.', 'contextmenu'],
  },
  line: {
    callNext: ['n'],
    callAgain: ['shift+enter'],
    arrive: ['a'],
    deck: ['o'],
    toLobby: ['b'],
    skip: ['s'],
    signOut: ['q'],
    group: ['w'],
    info: ['i'],
    role: ['e'],
    call: ['h'],
    text: ['t'],
    avatar: ['v'],
    remove: ['delete'],
  },
  room: {
    record: ['r'],
    finish: ['shift+g'],
    fold: ['\\'],
    alone: ['f'],
  },
  wall: {
    all: ['a'],
    copy: ['c'],
    copyToSession: ['shift+c'],
    download: ['d'],
    sort: ['o'],
    sideBySide: ['s'],
    edit: ['i'],
    picture: ['b'],
    photo: ['shift+b'],
    addVideo: ['t'],
    videos: ['1'],
    archived: ['2'],
    viewed: ['3'],
    likedGroups: ['shift+h'],
    hideViewed: ['shift+v'],
    liked: ['4'],
    hideCopied: ['5'],
    headshots: ['6'],
    fps: ['7'],
    duplicates: ['8'],
    comments: ['9'],
  },
  take: {
    next: ['n'],
    previous: ['p'],
    like: ['h'],
    viewed: ['v'],
    viewedNext: ['shift+arrowdown'],
    archive: ['e'],
    remove: ['delete'],
    retry: ['r'],
    comment: ['w'],
  },
  player: {
    play: ['space', 'k'],
    back: ['arrowleft'],
    on: ['arrowright'],
    farBack: ['j'],
    farOn: ['l'],
    frameBack: [','],
    frameOn: ['.'],
    slower: ['<'],
    faster: ['>'],
    fullScreen: ['f'],
    sound: ['shift+m'],
  },
  answer: {
    yes: ['y'],
    no: ['x'],
    maybe: ['m'],
    nextToAnswer: ['q'],
    nextTalent: ['shift+n'],
    previousTalent: ['shift+p'],
  },
  calendar: {
    next: ['n'],
    previous: ['p'],
    today: ['t'],
    month: ['1'],
    week: ['2'],
    agenda: ['3'],
  },
  projects: { create: ['c'] },
  session: { save: ['mod+s'] },
  schedule: { add: ['a'], move: ['m'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export type KeyScope = keyof typeof KEY_MAP
export type KeyMeaning<S extends KeyScope> = keyof (typeof KEY_MAP)[S] & string

/** The names of the keys of a meaning, the one that is shown first. */
export const keysOf = (scope: KeyScope, meaning: string): readonly string[] =>
  (KEY_MAP[scope] as Readonly<Record<string, readonly string[]>>)[meaning] ?? []

/** Meanings that go on for as long as their key is held. */
export const HELD: Readonly<Partial<Record<KeyScope, ReadonlySet<string>>>> = {
  list: new Set(['next', 'previous']),
  player: new Set(['back', 'on', 'farBack', 'farOn', 'frameBack', 'frameOn']),
}
