import type { KeyMeaning, KeyScope } from './key-map.ts'

type Words<S extends KeyScope> = readonly [title: string, meanings: Readonly<Record<KeyMeaning<S>, string>>]

/** The words of the key map, for the list of keys, in its order. */
export const KEY_WORDS: { readonly [S in KeyScope]: Words<S> } = {
  line: [
    'The line',
    {
      callNext: 'Call next',
      callAgain: 'Call in again',
      arrive: 'Arrived',
      deck: 'Put on deck',
      toLobby: 'Back to lobby',
      skip: 'Skip, or unskip',
      signOut: 'Sign out, or in',
      group: 'Into the group, or out of it',
      info: 'Talent info',
      role: 'Edit role',
      call: 'Edit actual call',
      text: 'Text',
      avatar: 'Edit avatar',
      remove: 'Delete',
    },
  ],
  room: [
    'The room',
    {
      record: 'Record, or stop',
      finish: 'Finish the group',
      fold: 'Fold group and chat',
      alone: 'The picture alone, and back',
    },
  ],
  list: [
    'In a list',
    {
      next: 'Next; Enter for its main action',
      previous: 'Previous',
      choose: 'Select',
      menu: 'Menu of the chosen line',
    },
  ],
  answer: ['Answers', { yes: 'Yes', no: 'No', maybe: 'Maybe', nextTalent: 'Answer for the next talent' }],
  take: [
    'Takes',
    {
      next: 'Next take',
      previous: 'Previous take',
      like: 'Like',
      viewed: 'Viewed',
      archive: 'Archive',
      remove: 'Delete an archived take',
      retry: 'Try again to make a take that failed',
    },
  ],
  player: [
    'Player',
    {
      play: 'Play or pause',
      back: 'Back 5 seconds',
      on: 'On 5 seconds',
      farBack: 'Back 10 seconds',
      farOn: 'On 10 seconds',
      frameBack: 'Back one frame',
      frameOn: 'On one frame',
      slower: 'Slower',
      faster: 'Faster',
      fullScreen: 'Full screen',
      sound: 'Sound on or off',
    },
  ],
  wall: [
    'Groups',
    {
      all: 'Select all groups shown',
      copy: 'Copy to Posting page',
      copyToSession: 'Copy to a different session',
      download: 'Download Selected',
      sort: 'Sort groups, or the takes of an open group',
      sideBySide: 'Takes side by side',
      edit: 'Edit the open group',
      picture: 'This frame as the picture of the open group',
      comment: 'Comment on this take',
      addVideo: 'Add a video to the open group',
      videos: 'Videos',
      archived: 'Archived',
      viewed: 'Viewed',
    },
  ],
  calendar: [
    'Calendar',
    { next: 'Next', previous: 'Previous', today: 'Today', month: 'Month', week: 'Week', agenda: 'Agenda' },
  ],
  projects: ['Projects', { create: 'Create a project' }],
  session: ['Session', { save: 'Save' }],
  schedule: ['Schedule', { add: 'Add a time frame', move: 'Move the chosen talent' }],
  everywhere: [
    'Everywhere',
    {
      palette: 'Find talent, session, project',
      find: 'Find on this page',
      keys: 'Show these keys',
      undo: 'Undo',
      back: 'One step back',
      projects: 'Go to projects',
      calendar: 'Go to the calendar',
      review: 'Go to the video review',
      room: 'Go to the live room',
    },
  ],
}
