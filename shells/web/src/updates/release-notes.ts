import type { UserType } from '@callboard/core/http-contract'

export interface ReleaseNote {
  /** ISO 8601, UTC. Also its name: no two notes have the same. */
  readonly at: string
  /** One sentence for each thing that is new, and for whom it is. */
  readonly points: readonly { readonly for: readonly UserType[]; readonly text: string }[]
}

const OFFICE = ['super_admin', 'casting_director'] as const
const STAFF = [...OFFICE, 'session_manager'] as const

/** The newest last. A version whose users meet something new adds a note. */
export const RELEASE_NOTES: readonly ReleaseNote[] = [
  {
    at: '2026-11-27T00:00:00Z',
    points: [
      {
        for: OFFICE,
        text: 'Find session runners by date and ask them: they answer by a link, and the date is held, then booked.',
      },
      {
        for: STAFF,
        text: 'Picks become callbacks in one step. The board of picks shows who is called back and what they answered.',
      },
      {
        for: STAFF,
        text: 'Clients download the takes of a posting page by themselves, where its link allows it.',
      },
      {
        for: ['super_admin'],
        text: 'The console has invoices, e-mail templates, credentials, servers and an audit log.',
      },
    ],
  },
]
