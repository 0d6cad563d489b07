import { useAction } from '@callboard/kit/data'
import { Switch } from '@callboard/kit/ticks'
import { type PostingPageView, withOnlyYesPicks, withPrivatePicks } from '@callboard/posting/contract'
import { useMemo } from 'react'
import type { Page } from '../data/page-input.ts'
import { pagePrivacyAction } from '../data/posting.ts'

/** Whether others see the reader's answers on this page: all, none, or of private ones the yes. */
export function PickPrivacy(props: {
  readonly page: Page
  readonly privacy: PostingPageView['feedback_private']
}) {
  const { privacy } = props
  const { id, link } = props.page
  const hide = useAction(useMemo(() => pagePrivacyAction({ id, link }), [id, link]))
  const set = (feedback_private: PostingPageView['feedback_private']) =>
    void hide.run({ page_id: id, link, feedback_private })
  return (
    <>
      <Switch
        label="Make Picks Private"
        checked={privacy !== null}
        onChange={({ currentTarget }) => set(withPrivatePicks(privacy, currentTarget.checked))}
      />
      <Switch
        label="Show Only Yes Picks"
        checked={privacy === 'yes-private'}
        disabled={privacy === null}
        onChange={({ currentTarget }) => set(withOnlyYesPicks(privacy, currentTarget.checked))}
      />
    </>
  )
}
