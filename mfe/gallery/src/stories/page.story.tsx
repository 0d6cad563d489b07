import { Fact } from '@callboard/kit/facts'
import { Button, Page } from '@callboard/kit/ui'

const CRUMBS = [
  { label: 'Projects', to: '/' },
  { label: 'Corner Shop', to: '/' },
]

export const page = {
  name: 'Page',
  states: [
    [
      'with crumbs and actions',
      <Page key="whole" title="First round" breadcrumb={CRUMBS} actions={<Button>Live room</Button>}>
        The content begins at the edge of the title.
      </Page>,
    ],
    [
      'its title is the fact',
      <Page key="fact" title="November 2026" isFact>
        As in the calendar.
      </Page>,
    ],
    [
      'with a fact',
      <Page
        key="with-fact"
        title="First round"
        breadcrumb={CRUMBS}
        fact={<Fact value="80" unit="takes to view in 32 groups" />}
        actions={<Button>Live room</Button>}
      >
        On a phone the content begins high on the screen.
      </Page>,
    ],
    [
      'narrow, for forms',
      <Page key="narrow" title="Profile Information" width="narrow">
        640 px at the left edge.
      </Page>,
    ],
  ],
} as const
