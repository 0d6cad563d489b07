import { FilterChips, PickList, RolePick } from '@callboard/kit/filters'
import { keyHint } from '@callboard/kit/keys'
import { FEEDBACKS } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { type Filters, rolesToPick, shownGroups, UNANSWERED } from './review-groups.ts'
import type { ToolbarProps } from './review-toolbar.tsx'

/** What narrows the wall down most often. */
export function WallFilters({ data, filters, picks, onFilter }: ToolbarProps) {
  const countOf = (change: Partial<Filters>) =>
    shownGroups(data.groups, { ...filters, ...change }, picks).length
  return (
    <>
      <RolePick
        roles={rolesToPick(data.session.roles, data.groups)}
        value={filters.role}
        onChange={(role) => onFilter({ role })}
      />
      {data.groups.some(({ copied }) => copied) || filters.feedback !== '' ? (
        <PickList
          label="Feedback"
          value={filters.feedback}
          choices={[
            { value: '', label: 'All Feedback' },
            ...FEEDBACKS.map((answer) => ({ value: answer, label: ANSWER_WORDS[answer] })),
            { value: UNANSWERED, label: 'Unanswered' },
          ]}
          onChange={(feedback) => onFilter({ feedback })}
        />
      ) : null}
      <FilterChips
        label="Liked groups"
        chips={[
          {
            value: 'liked',
            label: 'Liked groups',
            count: countOf({ likedGroups: true }),
            hint: keyHint('wall', 'likedGroups', 'Liked groups'),
          },
        ]}
        value={filters.likedGroups ? 'liked' : ''}
        onChange={(chosen) => onFilter({ likedGroups: chosen !== '' })}
      />
      {filters.tab === 'viewed' ? null : (
        <FilterChips
          label="Groups not viewed"
          chips={[
            {
              value: 'new',
              label: 'Groups not viewed',
              count: countOf({ hideViewed: true }),
              hint: keyHint('wall', 'hideViewed', 'Groups not viewed'),
            },
          ]}
          value={filters.hideViewed ? 'new' : ''}
          onChange={(chosen) => onFilter({ hideViewed: chosen !== '' })}
        />
      )}
    </>
  )
}
