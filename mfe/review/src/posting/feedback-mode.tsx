import { useAction } from '@callboard/kit/data'
import { useAhead } from '@callboard/kit/filters'
import { Switch } from '@callboard/kit/ticks'
import { useMemo } from 'react'
import type { Page } from '../data/page-input.ts'
import { shareFeedbackAction } from '../data/posting-of-staff.ts'

/** Staff say whether the answers of a page are counted, or each is shown with the address of its giver. */
export function FeedbackMode(props: { readonly page: Page; readonly shared: boolean }) {
  const { id, link } = props.page
  const share = useAction(useMemo(() => shareFeedbackAction({ id, link }), [id, link]))
  const [individual, show] = useAhead(!props.shared)
  return (
    <Switch
      label="Individual feedback"
      checked={individual}
      onChange={({ currentTarget: { checked: on } }) => {
        show(on)
        void share.run({ id, shared_feedback: !on })
      }}
    />
  )
}
