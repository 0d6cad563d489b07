import { useAction } from '@callboard/kit/data'
import { useAhead } from '@callboard/kit/filters'
import { Switch } from '@callboard/kit/ticks'
import type { PostingPageView } from '@callboard/posting/contract'
import { useMemo } from 'react'
import type { Page } from '../data/page-input.ts'
import { shownCommentsAction } from '../data/posting-of-staff.ts'

type Shown = 'showSessionComments' | 'showVideoReviewComments'

const WORDS: Readonly<Record<Shown, string>> = {
  showSessionComments: 'Clients see session comments',
  showVideoReviewComments: 'Clients see CD comments',
}

/** Staff say which comments of the office the viewers of a page read. */
export function ShownComments(props: { readonly page: Page; readonly view: Pick<PostingPageView, Shown> }) {
  return (Object.keys(WORDS) as Shown[]).map((which) => (
    <ShownToggle key={which} page={props.page} which={which} shown={props.view[which]} />
  ))
}

function ShownToggle(props: { readonly page: Page; readonly which: Shown; readonly shown: boolean }) {
  const { id, link } = props.page
  const change = useAction(useMemo(() => shownCommentsAction({ id, link }), [id, link]))
  const [shown, show] = useAhead(props.shown)
  return (
    <Switch
      label={WORDS[props.which]}
      checked={shown}
      onChange={({ currentTarget: { checked: on } }) => {
        show(on)
        void change.run({ id, [props.which]: on })
      }}
    />
  )
}
