import { CommentField, CommentList, type ShownComment } from '@callboard/kit/comments'
import { nothing } from './nothing.ts'

const COMMENTS: readonly ShownComment[] = [
  {
    _id: 'about-talent',
    from_user: { name: 'Clara Lindqvist' },
    created_at: '2026-11-28T18:04:00Z',
    content: 'Just right for the part.',
    about: 'about Ana Moreau',
    onDelete: nothing,
  },
  {
    _id: 'in-this-take',
    from_user: { name: 'Owen Park' },
    created_at: '2026-11-28T18:06:00Z',
    content: 'This look, before she turns.',
    moment: { second: 12.4, onGo: nothing },
  },
  {
    _id: 'in-another-take',
    from_user: { name: 'Dana Reyes' },
    created_at: '2026-11-28T18:09:00Z',
    content: 'Drier here.',
    tag: 'Session',
    moment: { second: 65, take: 'Take 2', onGo: nothing },
  },
]

const list = (comments: readonly ShownComment[]) => (
  <CommentList
    state={{ kind: 'ready', data: comments, refreshing: false, outdated: false }}
    of={(all) => all}
    empty={<p>Nobody has commented yet.</p>}
  />
)

const field = (typed: string, busy: boolean, isSaid: boolean) => (
  <CommentField
    field={{ value: typed, onChange: nothing }}
    typed={typed}
    busy={busy}
    error={undefined}
    onSubmit={nothing}
    moment={{
      held: { video: 'take', second: 12.4 },
      isSaid,
      say: nothing,
      begin: nothing,
      end: nothing,
    }}
  />
)

export const comments = {
  name: 'CommentList and CommentField',
  states: [
    ['about talent, in this take, in another take', list(COMMENTS)],
    ['none yet', list([])],
    ['a comment on a second is written', field('Drier here', false, true)],
    ['it is about the whole', field('Just right', false, false)],
    ['it is being sent', field('Just right', true, true)],
  ],
} as const
