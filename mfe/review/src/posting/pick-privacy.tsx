import { useAction } from '@callboard/kit/data'
import { type PostingPageView, withOnlyYesPicks, withPrivatePicks } from '@callboard/posting/contract'
import { useMemo } from 'react'
import type { Page } from '../data/page-input.ts'
import { pagePrivacyAction } from '../data/posting.ts'

/** Whether others see the reader's answers on this page. */
export default function PickPrivacy(props: {
  readonly page: Page
  readonly privacy: PostingPageView['feedback_private']
}) {
  const { page, privacy } = props
  const { id, link } = page
  const hide = useAction(useMemo(() => pagePrivacyAction({ id, link }), [id, link]))
  const set = (feedback_private: PostingPageView['feedback_private']) =>
    void hide.run({ page_id: id, link, feedback_private })
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={privacy !== null}
          onChange={({ target }) => set(withPrivatePicks(privacy, target.checked))}
        />
        Make Picks Private
      </label>
      <label>
        <input
          type="checkbox"
          checked={privacy === 'yes-private'}
          disabled={privacy === null}
          onChange={({ target }) => set(withOnlyYesPicks(privacy, target.checked))}
        />
        Show Only Yes Picks
      </label>
    </>
  )
}
